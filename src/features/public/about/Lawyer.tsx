import { LawyerLink, useLanguage, useTexts } from '@/i18n/language';
import { firm } from '@/site/firm';
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
              <LawyerLink lawyer={lawyer} className="inline-flex min-h-11 items-center" />
              <p className="text-base text-ink-700">{lawyer.title[language]}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
