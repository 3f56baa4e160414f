import { Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { LANGUAGE_OPTIONS, toOfficeDay } from '@/lib/admin/format';
import { dashboard as t } from '@/admin-texts';
import { liveRows } from '@/lib/admin/supabase';
import { adminPath } from '@/site/adminPaths';
import { daysLater } from '@/site/dates';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { SelectField } from '@/ui/admin/controls';
import { cellOf, cellText, type Outcome, PAGES, type Period, shareText, STEPS } from './outcomes';

const PERIODS = [
  ['30', t('outcomes.days')],
  ['365', t('outcomes.months')],
] as const;

const SHOWN_LANGUAGES = [['', t('outcomes.allLanguages')] as const, ...LANGUAGE_OPTIONS];

/**
 * What visits led to: of those that saw a kind of page, how many began the enquiry form and sent it.
 * @param readsEnquiries whether the figures of what was sent lead to the list of enquiries.
 */
export function Outcomes({ readsEnquiries }: { readsEnquiries: boolean }) {
  const [days, setDays] = useState<Period>(30);
  const [language, setLanguage] = useState<Language | ''>('');
  const { data, error, refetch } = useQuery(liveRows('visit_outcomes', { days }));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 max-[16rem]:grid-cols-1 sm:max-w-md">
        <SelectField
          label={t('outcomes.period')}
          options={PERIODS}
          value={String(days)}
          onChange={({ target }) => setDays(target.value === '365' ? 365 : 30)}
        />
        <SelectField
          label={t('outcomes.language')}
          options={SHOWN_LANGUAGES}
          value={language}
          onChange={({ target }) =>
            setLanguage(LANGUAGES.find((code) => code === target.value) ?? '')
          }
        />
      </div>
      {!data && <Pending {...{ error, refetch }} failed={t('outcomes.failedToLoad')} />}
      {data && (
        <OutcomeTable
          outcomes={data.filter((row) => language === '' || row.language === language)}
          language={language}
          days={days}
          readsEnquiries={readsEnquiries}
        />
      )}
    </div>
  );
}

interface OutcomeTableProps {
  outcomes: readonly Outcome[];
  language: Language | '';
  days: Period;
  readsEnquiries: boolean;
}

function OutcomeTable({ outcomes, language, days, readsEnquiries }: OutcomeTableProps) {
  if (outcomes.length === 0) return <p>{t('outcomes.none')}</p>;
  const enquiries = adminPath('enquiries', {
    from: daysLater(toOfficeDay(new Date()), 1 - days),
    ...(language && { language }),
  });
  return (
    <>
      {/* Scrolls where the text is large; numbers and words are not broken. */}
      <div className="max-w-3xl overflow-x-auto">
        <table className="w-full border-collapse text-end [overflow-wrap:normal] [&_td]:py-2 [&_td]:ps-3 [&_td]:whitespace-nowrap [&_th]:py-2 [&_th:not(:first-child)]:ps-3">
          <caption className="sr-only">{t('outcomes.caption')}</caption>
          <thead className="text-sm text-ink-700">
            <tr className="align-bottom">
              <th scope="col" className="text-start font-normal">
                {t('outcomes.kind')}
              </th>
              {STEPS.map((step) => (
                <th key={step} scope="col" className="font-normal">
                  {t(`outcomes.${step}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PAGES.map(({ page, label, pathIn }) => {
              const seen = cellOf(outcomes, page, 'seen');
              return (
                <tr key={page} className="border-t border-limestone-200 align-baseline">
                  <th scope="row" className="text-start font-normal">
                    <a href={pathIn(language || SOURCE_LANGUAGE)} className="hover:underline">
                      {label}
                    </a>
                  </th>
                  {STEPS.map((step) => {
                    const cell = cellOf(outcomes, page, step);
                    const share = step === 'seen' ? '' : shareText(cell, seen);
                    const leadsOn = step === 'sent' && readsEnquiries && cellText(cell) !== '0';
                    return (
                      <td key={step}>
                        {leadsOn ? (
                          <Link to={enquiries} className="font-serif text-xl underline">
                            {cellText(cell)}
                          </Link>
                        ) : (
                          <span className="font-serif text-xl">{cellText(cell)}</span>
                        )}
                        {share && <span className="block text-sm text-ink-700">{share}</span>}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="max-w-3xl text-sm text-ink-700">{t('outcomes.explained')}</p>
    </>
  );
}
