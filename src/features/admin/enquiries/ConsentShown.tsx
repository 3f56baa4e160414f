import { useQuery } from '@tanstack/react-query';
import { formatDay, formatOfficeDateTime, languageName, wordingName } from '@/lib/admin/format';
import { wordingsOptions } from './queries';
import { Pending } from '@/lib/admin/requests';
import { enquiries as t } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { isLanguage } from '@/site/languages';
import { shownWording } from '@/site/wordings';
import { DialogButton } from '@/ui/admin/dialogs';
import { Problem } from '@/ui/admin/controls';
import type { Enquiry } from './enquiry';

/** What an enquiry consented to, and the wordings that were shown. */
export function ConsentShown({ enquiry }: { enquiry: Enquiry }) {
  const { consent_at, consent_language, consent_version, special_consent } = enquiry;
  const withdrawn = enquiry.special_consent_withdrawn_on;
  if (consent_version === null) {
    return <>{t('consent.entered')}</>;
  }
  return (
    <>
      {t(withdrawn ? 'consent.givenWithdrawn' : 'consent.given', {
        moment: formatOfficeDateTime(consent_at),
        language: isLanguage(consent_language) ? languageName(consent_language) : consent_language,
        version: consent_version,
        special: t(`consent.special.${special_consent}`),
        day: withdrawn ? formatDay(withdrawn) : '',
      })}{' '}
      <DialogButton
        variant="quiet"
        className="px-1"
        label={t('consent.show')}
        title={t('consent.title')}
      >
        {() => <Wordings enquiry={enquiry} />}
      </DialogButton>
    </>
  );
}

function Wordings({ enquiry }: { enquiry: Enquiry }) {
  const firm = useFirm();
  const { consent_texts, notice_hash } = enquiry;
  const shown = [...consent_texts, ...(notice_hash ? [notice_hash] : [])];
  const { data, error, refetch } = useQuery(wordingsOptions(shown));
  if (!data) return <Pending {...{ error, refetch }} failed={t('textsFailed')} />;
  const wordings = [...CONSENT_PARTS, 'notice'].flatMap((part) =>
    data.filter((row) => row.part === part),
  );
  const unknown = shown.length - wordings.length;
  return (
    <div className="grid gap-5">
      <p>{t('consent.explained')}</p>
      {(consent_texts.length === 0 || notice_hash === null) && (
        <p>{t(notice_hash === null ? 'consent.noticeUnrecorded' : 'consent.boxesUnrecorded')}</p>
      )}
      {unknown > 0 && <Problem>{t('consent.unknown', { number: unknown })}</Problem>}
      {wordings.map(({ hash, part, language, version, text }) => (
        <section key={hash} aria-label={wordingName(part)}>
          <h3 className="text-xl">
            {version
              ? t('consent.partOfVersion', { part: wordingName(part), version })
              : wordingName(part)}
          </h3>
          <p
            lang={language}
            dir="auto"
            className="mt-1 max-w-prose [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {shownWording({ part, language, text }, firm)}
          </p>
          <p className="mt-1 text-xs [overflow-wrap:anywhere] text-ink-700">SHA-256: {hash}</p>
        </section>
      ))}
    </div>
  );
}
