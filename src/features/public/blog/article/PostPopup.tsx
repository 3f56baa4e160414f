import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'wouter';
import { dated, type Dates } from '@/i18n/dates';
import { useTexts } from '@/i18n/useTexts';
import type { KeptScroll } from '@/lib/router/entry';
import { useEntry } from '@/lib/router/NavigationProvider';
import { Dialog } from '@/ui/Dialog';
import { type PopupState, useAddressQuery } from '../address';
import { PopupContent } from './PopupContent';

/**
 * The popup that the `post` parameter of the list's URL opens (SPEC 2.14). Dated as a whole: lines
 * with dates that come later would push down what is already read.
 */
export const PostPopup = dated<{ dates: Dates }>(function PostPopup() {
  const t = useTexts('blog');
  const titleId = useId();
  const params = useAddressQuery();
  const entry = useEntry();
  const [, navigate] = useLocation();
  const slugOrId = params.get('post');
  const open = slugOrId !== null;
  const closing = useRef(false);

  useEffect(() => {
    closing.current = false;
  }, [entry]);

  function close() {
    // Escape, the button and the dialog's close event may all report the same closing.
    if (!open || closing.current) return;
    closing.current = true;
    if ((entry.state as PopupState | null)?.fromList) {
      history.back();
      return;
    }
    const rest = new URLSearchParams(params);
    rest.delete('post');
    const state: KeptScroll = { keepScroll: true };
    navigate(`?${rest.toString()}`, { replace: true, state });
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      labelledBy={titleId}
      label={t('list.title')}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(46rem,100%-1.5rem)] overflow-y-auto overscroll-contain rounded-2xl bg-limestone-50 text-ink-900 shadow-float"
    >
      <div className="sticky top-0 z-10 flex justify-end bg-limestone-50 px-3 py-2">
        <button
          type="button"
          onClick={close}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ink-800 hover:bg-limestone-200"
        >
          {t('popup.close')}
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <PopupContent slugOrId={slugOrId ?? ''} titleId={titleId} />
    </Dialog>
  );
});
