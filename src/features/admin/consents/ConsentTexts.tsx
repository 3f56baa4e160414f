import { useQuery } from '@tanstack/react-query';
import { ActionButton, failureText, Pending } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { formatOfficeDateTime, languageLabel, wordingName } from '@/lib/admin/format';
import { consents as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { shownWording } from '@/site/wordings';
import { isLanguage } from '@/site/languages';
import { consentsOptions, type Wording } from './queries';

const label = ({
  part,
  language,
  version,
}: Pick<Wording, 'language' | 'version'> & { part: string }) =>
  [wordingName(part), isLanguage(language) ? languageLabel(language) : language, version]
    .filter(Boolean)
    .join(', ');

/** Every wording that people have read or agreed to, and those that this site shows unrecorded. */
export function ConsentTexts() {
  const firm = useFirm();
  const { data, error, refetch } = useQuery(consentsOptions());
  if (!data) return <Pending {...{ error, refetch }} failed={t('textsFailed')} />;
  const { recorded, missing } = data;
  return (
    <>
      <p className="max-w-prose">{t('about')}</p>
      {missing.length === 0 ? (
        <p role="status">{t('complete')}</p>
      ) : (
        <div className="grid gap-3">
          <p className="font-semibold">{t('missing')}</p>
          <ul className="list-disc ps-6">
            {missing.map((wording) => (
              <li key={label(wording)}>{label(wording)}</li>
            ))}
          </ul>
          <ActionButton
            variant="primary"
            className="justify-self-start"
            action={() =>
              call('record_consent_texts', { texts: missing.map((text) => ({ ...text })) })
            }
            failed={(failure) => t('notRegistered', { reason: failureText(failure) })}
          >
            {t('register')}
          </ActionButton>
        </div>
      )}
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t('versions', { count: recorded.length })}
        </summary>
        <ul className="divide-y divide-limestone-200">
          {recorded.map((row) => (
            <li key={row.hash}>
              <details>
                <summary className="min-h-11 cursor-pointer py-2">
                  {label(row)}
                  <span className="ms-2 text-sm text-ink-700">
                    {t('since', { when: formatOfficeDateTime(row.created_at) })}
                  </span>
                </summary>
                <p lang={row.language} dir="auto" className="max-w-prose pb-3 whitespace-pre-line">
                  {shownWording(row, firm)}
                </p>
              </details>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
