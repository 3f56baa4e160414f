import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { cx } from '@/ui/classes';
import { DropdownPanel } from '@/ui/DropdownPanel';
import { useDisclosure } from '@/ui/useDisclosure';
import { MenuItem, type MenuLink } from './menu';

/** The menu's hover open delay, close delay and skip window (SPEC 9). */
const OPEN_MS = 200;
const CLOSE_MS = 150;
const SKIP_MS = 300;

/** The dropdown of practice areas (SPEC 2.7), opened by hover, click, touch or keyboard. */
export function ServicesMenu({ label, links }: { label: string; links: MenuLink[] }) {
  const { open, setOpen, rootRef, buttonProps, panelProps } = useDisclosure<HTMLLIElement>();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  const openedByHover = useRef(false);
  useEffect(() => () => clearTimeout(pending.current), []);

  /** Opens or closes it after a delay; returning within the skip window opens it at once. */
  const hover =
    (next: boolean, delay: number) =>
    ({ pointerType }: PointerEvent) => {
      // Pens and fingers press instead.
      if (pointerType !== 'mouse') return;
      clearTimeout(pending.current);
      if (open === next) return;
      const isSkipped = next && Date.now() - closedAt.current < SKIP_MS;
      const change = () => {
        openedByHover.current = next;
        if (!next) closedAt.current = Date.now();
        setOpen(next);
      };
      if (isSkipped) change();
      else pending.current = setTimeout(change, delay);
    };

  const press = (next: boolean) => {
    clearTimeout(pending.current);
    openedByHover.current = false;
    setOpen(next);
  };

  return (
    <li
      ref={rootRef}
      className="relative"
      onPointerEnter={hover(true, OPEN_MS)}
      onPointerLeave={hover(false, CLOSE_MS)}
    >
      <button
        {...buttonProps}
        // The mouse has already opened the menu by hovering, so the first click keeps it open.
        onClick={() => press(!open || openedByHover.current)}
        aria-current={links.some(({ current }) => current) ? 'true' : undefined}
        className="nav-link gap-1.5"
      >
        {label}
        <ChevronDown className={cx('chevron', open && 'rotate-180')} />
      </button>
      <DropdownPanel {...panelProps} className="start-0 w-72">
        {links.map((link) => (
          <li key={link.label}>
            <MenuItem
              link={link}
              onChoose={() => press(false)}
              className="panel-link aria-[current]:text-terracotta-700"
            />
          </li>
        ))}
      </DropdownPanel>
    </li>
  );
}
