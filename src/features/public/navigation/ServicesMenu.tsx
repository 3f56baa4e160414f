import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { cx } from '@/ui/cx';
import { DropdownPanel } from '@/ui/DropdownPanel';
import { useDisclosure } from '@/ui/useDisclosure';
import { MenuItem, type MenuLink } from './menu';

interface ServicesMenuProps {
  label: string;
  links: MenuLink[];
}

/** The dropdown of practice areas (SPEC 2.7), opened by hover, click, touch or keyboard. */
export function ServicesMenu({ label, links }: ServicesMenuProps) {
  const { open, setOpen, rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  const openedByHover = useRef(false);
  const { cancel, hoverProps } = useHoverIntent(open, (next) => {
    openedByHover.current = next;
    setOpen(next);
  });

  const press = () => {
    cancel();
    // The mouse has already opened the menu by hovering, so the first click keeps it open.
    setOpen(!open || openedByHover.current);
    openedByHover.current = false;
  };

  const choose = () => {
    cancel();
    setOpen(false);
  };

  return (
    <li ref={rootRef} className="relative" {...hoverProps}>
      <button
        {...buttonProps}
        onClick={press}
        aria-current={links.some(({ current }) => current) ? 'true' : undefined}
        className="nav-link gap-1.5"
      >
        {label}
        <ChevronDown aria-hidden="true" className={cx('chevron', open && 'rotate-180')} />
      </button>
      <DropdownPanel {...panelProps} className="start-0 w-72">
        {links.map((link) => (
          <li key={link.label}>
            <MenuItem
              link={link}
              onChoose={choose}
              className="panel-link aria-[current]:text-terracotta-700"
            />
          </li>
        ))}
      </DropdownPanel>
    </li>
  );
}

/** The menu's hover open delay, close delay and skip window (SPEC 9). */
const OPEN_MS = 200;
const CLOSE_MS = 150;
const SKIP_MS = 300;

/**
 * Opens after a hover delay and closes after a leave delay; returning within the skip window opens at once. Mouse
 * only, because pens and fingers press instead.
 */
function useHoverIntent(open: boolean, setOpen: (open: boolean) => void) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);

  const cancel = () => clearTimeout(pending.current);
  useEffect(() => cancel, []);

  return {
    /** Cancels a pending opening or closing. */
    cancel,
    hoverProps: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        cancel();
        if (open) return;
        if (Date.now() - closedAt.current < SKIP_MS) setOpen(true);
        else pending.current = setTimeout(() => setOpen(true), OPEN_MS);
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'mouse') return;
        cancel();
        if (!open) return;
        pending.current = setTimeout(() => {
          setOpen(false);
          closedAt.current = Date.now();
        }, CLOSE_MS);
      },
    },
  };
}
