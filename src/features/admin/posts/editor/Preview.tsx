import { Suspense, useState, type ReactNode } from 'react';
import { type Language, LANGUAGES } from '@/site/languages';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { Spinner } from '@/ui/Spinner';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { languageLabel } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';

interface PreviewProps {
  /** The language to show first. */
  language: Language;
  /** Renders the post in a language as the public site shows it. */
  children: (language: Language) => ReactNode;
}

/** The post as the public would see it, saved or not, in any language. */
export function Preview({ language: first, children }: PreviewProps) {
  const [language, setLanguage] = useState(first);
  return (
    <>
      <div role="group" aria-label={t('preview.languages')} className="mb-3 flex flex-wrap gap-1">
        <LanguageButtons languages={LANGUAGES} shown={language} onShow={setLanguage} />
      </div>
      <div
        {...scrollRegion(t('preview.of', { language: languageLabel(language) }))}
        className="-mx-4 -mb-4 min-h-0 grow overflow-y-auto border-t border-limestone-300 bg-limestone-50"
      >
        <Suspense fallback={<Spinner label={t('common.loading')} />}>{children(language)}</Suspense>
      </div>
    </>
  );
}
