import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { termPathOf } from '@/site/pages';
import { TERM_IDS } from '@/site/terms';

/** The addresses of the terms' pages by the forms under which texts of the page's language mention them. */
export function useTermAddresses(): ReadonlyMap<string, string> {
  const t = useTexts('terms');
  const { language } = useLanguage();
  return new Map(
    TERM_IDS.flatMap((id) =>
      t(`terms.${id}.forms`)
        .split('|')
        .map((form) => [form, termPathOf(id, language)] as const),
    ),
  );
}
