import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { languageLabel } from '@/lib/admin/languageName';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts, adminWord } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { correctedField } from '@/lib/admin/rightsWords';
import { adminPath } from '@/site/adminPaths';
import { isLanguage } from '@/site/languages';
import { CATEGORY_OF_SERVICE } from '@/site/services';
import { shownWording } from '@/site/wordings';
import type { PersonData } from './person';

const t = adminTexts('rights');
const e = adminTexts('enquiries');
const agenda = adminTexts('agenda');

const AREAS: Record<string, string> = { ...CATEGORY_OF_SERVICE, other: e('areas.other') };

const VIA: Record<string, string> = {
  call: t('records.call'),
  email: t('records.mail'),
  chat: 'WhatsApp',
};

/** The word for a value of the database; the value itself where there is none. */
export const labelled = (labels: Record<string, string>, key: string) => labels[key] ?? key;

/** A term with its value; nothing without one. */
export function Row({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd className="whitespace-pre-line" dir="auto">
        {children}
      </dd>
    </>
  );
}

/** All that the firm holds of one enquiry, but for what is its own work. */
export function EnquiryRows({ enquiry }: { enquiry: PersonData['enquiries'][number] }) {
  const firm = useFirm();
  const { special_consent: special, special_consent_withdrawn_on: withdrawn } = enquiry;
  return (
    <>
      <Row term={t('records.name')}>{enquiry.name}</Row>
      <Row term={t('channels.email')}>{enquiry.email}</Row>
      <Row term={t('channels.phone')}>{enquiry.phone}</Row>
      <Row term={t('records.language')}>
        {isLanguage(enquiry.language) ? languageLabel(enquiry.language) : enquiry.language}
      </Row>
      <Row term={e('fields.area')}>{labelled(AREAS, enquiry.practice_area)}</Row>
      <Row term={e('fields.urgency')}>{e(`urgencies.${enquiry.urgency}`)}</Row>
      <Row term={t('records.reachedBy')}>{e(`channels.${enquiry.channel}`)}</Row>
      <Row term={e('detail.source')}>{enquiry.source && e(`sources.${enquiry.source}`)}</Row>
      <Row term={e('fields.status')}>{e(`statuses.${enquiry.status}`)}</Row>
      <Row term={t('records.opposingParty')}>{enquiry.opposing_party}</Row>
      <Row term={t('records.message')}>{enquiry.message}</Row>
      <Row term={t('records.consent')}>
        {enquiry.consent_version
          ? t('records.consentGiven', {
              moment: formatOfficeDateTime(enquiry.consent_at),
              version: enquiry.consent_version,
            })
          : t('records.enteredByFirm')}
        {special !== null && `; ${t(special ? 'records.specialYes' : 'records.specialNo')}`}
        {withdrawn && `, ${t('records.consentWithdrawn', { day: formatDay(withdrawn) })}`}
      </Row>
      <Row term={t('records.shown')}>
        {enquiry.wordings.length > 0 &&
          enquiry.wordings.map(({ hash, part, language, text }) => (
            <details key={hash} className="print:[&>*]:block">
              <summary className="cursor-pointer">
                {adminWord('rights', 'parts', part) ?? part}
              </summary>
              <p lang={language} dir="auto">
                {shownWording({ part, language, text }, firm)}
              </p>
            </details>
          ))}
      </Row>
      <Row term={t('records.appointments')}>
        {enquiry.appointments
          .map(({ starts_at, kind, status, word }) =>
            [
              formatOfficeDateTime(starts_at),
              agenda(`kinds.${kind}`),
              adminWord('agenda', 'statuses', status),
              word,
            ]
              .filter(Boolean)
              .join(', '),
          )
          .join('\n')}
      </Row>
      <Row term={t('records.answers')}>
        {enquiry.answers
          .map(({ at, via }) => {
            const [channel = '', ...template] = via.split(' ');
            return `${formatOfficeDateTime(at)}, ${labelled(VIA, channel)} ${template.join(' ')}`;
          })
          .join('\n')}
      </Row>
      <Row term={t('records.texts')}>
        {enquiry.replies
          .map(({ at, subject, body }) => `${formatOfficeDateTime(at)}, ${subject}\n${body}`)
          .join('\n\n')}
      </Row>
      <Row term={t('records.documents')}>
        {enquiry.documents.length > 0 && (
          <>
            {enquiry.documents
              .map(({ at, name }) => `${name}, ${formatOfficeDateTime(at)}`)
              .join('\n')}
            <Link
              to={adminPath('enquiries', { id: enquiry.id })}
              className="block underline print:hidden"
            >
              {t('records.saveDocuments')}
            </Link>
          </>
        )}
      </Row>
      <Row term={t('records.corrections')}>
        {enquiry.corrections
          .map(
            ({ at, field, after }) =>
              `${formatOfficeDateTime(at)}, ${correctedField(field)}: ${after ?? t('records.nothing')}`,
          )
          .join('\n')}
      </Row>
      <Row term={t('records.seen')}>
        {enquiry.seen
          .map(
            ({ at, action }) =>
              `${formatOfficeDateTime(at)}, ${adminWord('rights', 'seen', action) ?? action}`,
          )
          .join('\n')}
      </Row>
      <Row term={t('records.limited')}>
        {enquiry.limited_on &&
          `${t('records.limitedSince', { day: formatDay(enquiry.limited_on) })}: ${enquiry.limited_reason}`}
      </Row>
    </>
  );
}
