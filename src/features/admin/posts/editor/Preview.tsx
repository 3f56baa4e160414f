import { Suspense, useState, type ReactNode } from 'react';
import { type Language, LANGUAGES } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { Dialog } from '@/ui/Dialog';
import { Spinner } from '@/ui/Spinner';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { languageLabel } from '@/lib/admin/languageName';
import { admin as common, posts as t } from '@/admin-texts';

interface PreviewProps {
  /** The language to show first. */
  language: Language;
  onClose: () => void;
  /** Renders the post in a language as the public site shows it. */
  children: (language: Language) => ReactNode;
}

/** A dialog with the post as the public would see it, saved or not, in any language. */
export function Preview({ language: first, onClose, children }: PreviewProps) {
  const [language, setLanguage] = useState(first);
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy="preview"
      className="m-auto h-[calc(100svh-2rem)] w-[min(72rem,calc(100%-2rem))] flex-col rounded-lg bg-limestone-50 open:flex"
    >
      <header className="flex flex-wrap items-center gap-3 border-b border-limestone-300 bg-white p-3">
        <h2 id="preview" className="me-auto text-xl">
          {t('preview.title')}
        </h2>
        <div role="group" aria-label={t('preview.languages')} className="flex flex-wrap gap-1">
          <LanguageButtons languages={LANGUAGES} shown={language} onShow={setLanguage} />
        </div>
        <Button onClick={onClose}>{common('common.close')}</Button>
      </header>
      <div
        role="region"
        aria-label={t('preview.of', { language: languageLabel(language) })}
        // A scrollable region must be focusable, to scroll by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto"
      >
        <Suspense fallback={<Spinner label={common('common.loading')} />}>
          {children(language)}
        </Suspense>
      </div>
    </Dialog>
  );
}
