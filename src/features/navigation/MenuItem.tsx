import { Link } from 'react-router-dom';
import type { MenuLink } from './useMenu';

interface MenuItemProps {
  link: MenuLink;
  className: string;
  onChoose?: () => void;
}

/** A link of the menu, marked where it leads to the page on the screen. */
export function MenuItem({ link, className, onChoose }: MenuItemProps) {
  return (
    <Link to={link.to} aria-current={link.current} className={className} onClick={onChoose}>
      {link.label}
    </Link>
  );
}
