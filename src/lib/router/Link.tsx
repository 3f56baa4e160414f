import { type ComponentPropsWithRef, type MouseEvent, useEffect } from 'react';
import { useLocation, useNavigate } from './hooks';
import { createPath, resolvePath, type To } from './location';
import type { NavigateOptions } from './router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, NavigateOptions {
  to: To;
}

/** A link to a page of the site, which is shown without loading a document. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...props
}: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const path = createPath(resolvePath(to, location));
  const { target = '_self' } = props;

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || target !== '_self') return;
    // To be opened in another tab or window, or kept.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const isHere = path === createPath(location);
    void navigate(path, { replace: replace ?? isHere, state, preventScrollReset });
  }
  return (
    <a {...props} href={path} onClick={follow}>
      {children}
    </a>
  );
}

/** Leads to another address as soon as it is shown. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace });
  }, [navigate, to, replace]);
  return null;
}
