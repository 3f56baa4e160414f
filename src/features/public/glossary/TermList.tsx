import { Link } from 'wouter';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { termPathOf } from '@/site/pages';
import { TERM_IDS } from '@/site/terms';

/** All terms, each with its definition and a link to its page. */
export function TermList() {
  const t = useTexts('terms');
  const { language } = useLanguage();
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {TERM_IDS.map((id) => (
        <li key={id} className="rounded-2xl bg-white p-6 shadow-card md:p-8">
          <h2 className="text-2xl">
            <Link
              to={termPathOf(id, language)}
              className="inline-flex min-h-11 items-center underline decoration-terracotta-500 underline-offset-4"
            >
              {t(`terms.${id}.name`)}
            </Link>
          </h2>
          <p className="mt-2 text-lg">{t(`terms.${id}.definition`)}</p>
        </li>
      ))}
    </ul>
  );
}
