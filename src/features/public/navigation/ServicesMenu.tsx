import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { cx } from '@/ui/cx';
import { DropdownPanel } from '@/ui/DropdownPanel';
import { useDisclosure } from '@/ui/useDisclosure';
import { MenuItem } from './MenuItem';
import type { MenuLink } from './useMenu';
import { useHoverIntent } from './useHoverIntent';

interface ServicesMenuProps {
  label: string;
  links: MenuLink[];
  className: string;
}

/** The dropdown of practice areas (SPEC 2.7), opened by hover, click, touch or keyboard. */
export function ServicesMenu({ label, links, className }: ServicesMenuProps) {
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
        className={cx(className, 'gap-1.5')}
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
