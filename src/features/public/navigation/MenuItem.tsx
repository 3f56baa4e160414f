import { Link } from 'wouter';
import type { MenuLink } from './useMenu';

interface MenuItemProps {
  link: MenuLink;
  className?: string;
  onChoose?: () => void;
}

/** A menu link, marked when it leads to the current page. */
export function MenuItem({ link, className, onChoose }: MenuItemProps) {
  return (
    <Link to={link.to} aria-current={link.current} className={className} onClick={onChoose}>
      {link.label}
    </Link>
  );
}
