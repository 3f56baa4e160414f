import type { ComponentProps } from 'react';
import { cx } from './classes';

/**
 * The panel below a button of the header, for `useDisclosure`'s panelProps. It scrolls in a window
 * too low for it, because scrolling the page does not move a panel of the fixed header.
 * @param early whether its content is prerendered, so that the first script can show it.
 */
export function DropdownPanel({
  className,
  children,
  hidden,
  early = false,
  ...rest
}: ComponentProps<'div'> & { early?: boolean }) {
  return (
    <div hidden={hidden} className={cx('absolute top-full pt-3', className)} {...rest}>
      <ul className="panel">{(early || !hidden) && children}</ul>
    </div>
  );
}
