import { type CSSProperties, useEffect } from 'react';
import { Toaster } from 'sonner';
import { admin as t } from '@/admin-texts';
import { useMediaQuery } from './useMediaQuery';

/** For an important message, for which the 4 s of SPEC 9 are too short (docs/product.md). */
export const LONG_TOAST_MS = 10_000;

/** For a toast with an undo button, which must have no time limit (WCAG 2.2.1). */
export const UNTIL_CLOSED = Infinity;

/**
 * Gives the focus back once a toast's button was pressed. Sonner does so as it loses the focus, else
 * when its last toast is gone, and then takes it from whatever has it.
 */
function giveBackFocus({ target }: MouseEvent) {
  const isInToast = target instanceof Element && target.closest('[data-sonner-toast]');
  if (isInToast && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** The admin area's toaster, for sonner's `toast()`: the second variant of SPEC 4.6 and 9. */
export function AdminToaster() {
  // On a phone the save buttons are at the lower edge.
  const isPhone = useMediaQuery('(width < 40rem)');
  useEffect(() => {
    document.addEventListener('click', giveBackFocus);
    return () => document.removeEventListener('click', giveBackFocus);
  }, []);
  return (
    <Toaster
      position={isPhone ? 'top-center' : 'bottom-right'}
      visibleToasts={3}
      closeButton
      duration={4_000}
      gap={14}
      containerAriaLabel={t('toasts.label')}
      style={{ '--width': '356px', fontFamily: 'inherit' } as CSSProperties}
      toastOptions={{
        closeButtonAriaLabel: t('toasts.close'),
        classNames: {
          toast:
            '!rounded-lg !border-limestone-300 !bg-white !text-base !text-ink-900 !shadow-float',
          actionButton:
            '!h-11 !rounded-full !bg-transparent !px-4 !text-base !font-semibold !text-terracotta-700 !underline',
        },
      }}
    />
  );
}
