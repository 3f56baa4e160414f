import { useLocation, type LinkProps } from 'react-router-dom';
import { usePaths } from '@/i18n/links';

/** The entry of the history that a popup was opened from is the list itself: closing may go back to it. */
export interface PopupState {
  fromList: true;
}

/** The link that opens a post's popup (SPEC 2.14), from the list with the list's own page and filters kept. */
export function usePopupLink() {
  const { pathname, search } = useLocation();
  const list = usePaths().pathOf('blog');
  const onList = pathname === list;
  return (slug: string): Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> => {
    const params = new URLSearchParams(onList ? search : '');
    params.set('post', slug);
    return {
      to: { pathname: list, search: params.toString() },
      ...(onList && { state: { fromList: true } satisfies PopupState, preventScrollReset: true }),
    };
  };
}
