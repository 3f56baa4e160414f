import { Link } from 'react-router-dom';
import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { firm } from '@/site/firm';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { lawyerPathOf } from '@/site/pages';
import { LawyerPicture } from './LawyerPicture';

/** The lawyers who answer, each in a few lines, with a link to the lawyer's page. */
export function Lawyer() {
  const t = useTexts('common');
  const { language } = useLanguage();
  return (
    <div className="rounded-2xl bg-white p-6 text-ink-900 shadow-card">
      <h3 className="text-xl">{t('about.answers')}</h3>
      <ul className="mt-4 grid gap-5">
        {firm.lawyers.map((lawyer) => (
          <li key={lawyer.id} className="flex flex-wrap items-center gap-5">
            <LawyerPicture
              lawyer={lawyer}
              sizes="6rem"
              decorative
              className="size-[96px] shrink-0 rounded-full object-[50%_20%]"
            />
            <div className="min-w-0 grow basis-28 leading-snug">
              <LawyerLink id={lawyer.id} name={lawyer.name} />
              <p className="text-base text-ink-700">{lawyer.title[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A lawyer's name as a link to the lawyer's page. */
export function LawyerLink({ id, name }: { id: string; name: string }) {
  const { language } = useLanguage();
  return (
    <Link
      to={lawyerPathOf(id, language)}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-terracotta-500 underline-offset-4"
    >
      <bdi lang={SOURCE_LANGUAGE}>{name}</bdi>
    </Link>
  );
}
