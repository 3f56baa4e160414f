import type { PropsWithChildren } from 'react';
import { Link } from 'wouter';
import { InLanguage } from '@/i18n/InLanguage';
import { useLanguage, usePaths, useTexts } from '@/i18n/language';
import { LANGUAGE_FACTS, SOURCE_LANGUAGE } from '@/site/languages';
import type { LegalTextId } from '@/site/legal';
import { buttonClass } from '@/ui/classes';
import { Dialog } from '@/ui/Dialog';
import { LegalText, useLegalFacts } from './LegalText';

interface LegalDialogProps {
  id: LegalTextId;
  onClose: () => void;
}

/** A dialog with one of the three legal texts, in the source language on every page (SPEC 2.15). */
export function LegalDialog({ id, onClose }: LegalDialogProps) {
  const t = useTexts('common');
  const contact = useTexts('contact');
  const { language, dir } = useLanguage();
  const { pathOf } = usePaths();
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="legal-title"
      lang={SOURCE_LANGUAGE}
      dir={LANGUAGE_FACTS[SOURCE_LANGUAGE].dir}
      className="m-auto max-h-[min(90dvh,52rem)] w-[min(100vw-2rem,46rem)] overflow-hidden rounded-2xl bg-white p-0 text-ink-900"
    >
      <InLanguage
        language={SOURCE_LANGUAGE}
        namespaces={['legal']}
        className="flex max-h-[inherit] flex-col"
        fallback={(failed) => (
          <div lang={language} dir={dir} className="px-6 py-16 text-center sm:px-10">
            <p id="legal-title" role="status" className="mb-8">
              {failed ? t('failed') : t('loading')}
            </p>
            <button type="button" onClick={onClose} className={buttonClass('primary')}>
              {t('toast.close')}
            </button>
          </div>
        )}
      >
        <Body key={id} id={id} onClose={onClose}>
          {/* The text's page, in the language of the page around the dialog. */}
          <Link
            to={pathOf(id)}
            lang={language}
            dir={dir}
            onClick={onClose}
            className="inline-flex min-h-11 items-center font-semibold text-ink-800 underline decoration-terracotta-500 underline-offset-4 hover:text-terracotta-700"
          >
            {contact('footer.legal.page')}
          </Link>
        </Body>
      </InLanguage>
    </Dialog>
  );
}

/** Focuses the text, so that screen readers announce it and the keyboard scrolls it. */
function takeFocus(text: HTMLElement | null): void {
  text?.focus({ preventScroll: true });
}

function Body({ id, onClose, children }: PropsWithChildren<LegalDialogProps>) {
  const t = useTexts('legal');
  const facts = useLegalFacts();
  return (
    <>
      {/* A scrollable region must be focusable, to scroll by keyboard. */}
      <div
        ref={takeFocus}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-labelledby="legal-title"
        className="overflow-y-auto px-6 py-8 sm:px-10 sm:py-10"
      >
        <h2 id="legal-title" className="text-3xl">
          {t(`${id}.title`)}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{t(`${id}.intro`, facts)}</p>
        <LegalText id={id} level="h3" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-limestone-200 px-6 py-4 sm:px-10">
        {children}
        <button type="button" onClick={onClose} className={buttonClass('primary')}>
          {t('close')}
        </button>
      </div>
    </>
  );
}
