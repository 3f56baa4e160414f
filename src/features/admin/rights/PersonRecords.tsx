import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageLabel } from '@/lib/admin/languageName';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { CORRECTED, OUTCOMES, RIGHTS } from '@/lib/admin/rightsWords';
import { adminPath } from '@/site/adminPaths';
import { isLanguage } from '@/site/languages';
import { shownWording } from '@/site/wordings';
import { Checkbox } from '@/ui/admin/Checkbox';
import { cx } from '@/ui/cx';
import type { PersonData } from './person';

const t = adminTexts('rights');

const VIA: Record<string, string> = {
  call: t('records.call'),
  email: t('records.mail'),
  chat: 'WhatsApp',
};

const PARTS: Record<string, string> = {
  firstLayer: t('parts.firstLayer'),
  consent: t('parts.consent'),
  specialConsent: t('parts.specialConsent'),
  notice: t('parts.notice'),
};

const labelled = (labels: Record<string, string>, key: string) => labels[key] ?? key;

interface PersonRecordsProps {
  data: PersonData;
  others: ReadonlySet<string>;
  setOthers: (others: ReadonlySet<string>) => void;
}

/** What was found, each with a box to leave it out as somebody else's. */
export function PersonRecords({ data, others, setOthers }: PersonRecordsProps) {
  const { enquiries, requests, testimonials, clients } = data;
  const record = (id: string, title: string, rows: ReactNode) => (
    <article
      key={id}
      className={cx(
        'rounded border border-limestone-300 p-4',
        others.has(id) && 'opacity-60 print:hidden',
      )}
    >
      <div className="print:hidden">
        <Checkbox
          label={t('records.own')}
          checked={!others.has(id)}
          onChange={(event) => {
            const next = new Set(others);
            if (event.target.checked) next.delete(id);
            else next.add(id);
            setOthers(next);
          }}
        />
      </div>
      <h3 className="text-xl">{title}</h3>
      <dl className="mt-2 grid gap-x-4 gap-y-2 [overflow-wrap:anywhere] sm:grid-cols-[10rem_1fr] [&_dt]:font-semibold">
        {rows}
      </dl>
    </article>
  );
  const none = [enquiries, requests, testimonials, clients].every(({ length }) => length === 0);
  return (
    <>
      <p role="status" className={cx(!none && 'sr-only')}>
        {none ? t('records.none') : t('records.found')}
      </p>
      {enquiries.map((enquiry) =>
        record(
          enquiry.id,
          t('records.enquiry', { moment: formatOfficeDateTime(enquiry.created_at) }),
          <EnquiryRows enquiry={enquiry} />,
        ),
      )}
      {requests.map((request) =>
        record(
          request.id,
          t('records.request', { right: labelled(RIGHTS, request.kind).toLowerCase() }),
          <>
            <Row term={t('records.who')}>{request.name}</Row>
            <Row term={t('records.received')}>{formatDay(request.received_on)}</Row>
            <Row term={t('records.answered')}>
              {request.answered_on &&
                `${formatDay(request.answered_on)}: ${labelled(OUTCOMES, request.outcome ?? '').toLowerCase()}`}
            </Row>
          </>,
        ),
      )}
      {testimonials.map((opinion) =>
        record(
          opinion.id,
          t('records.testimonial'),
          <>
            <Row term={t('records.name')}>{opinion.name}</Row>
            <Row term={t('records.testimonialText')}>{opinion.testimonial}</Row>
            <Row term={t('records.consent')}>
              {opinion.consent_date && formatDay(opinion.consent_date)}
              {opinion.consent_text && `: ${opinion.consent_text}`}
            </Row>
            <Row term={t('records.onSite')}>
              {opinion.active ? t('records.yes') : t('records.no')}
            </Row>
            <Row term={t('records.withdrawn')}>
              {opinion.withdrawn_at && formatOfficeDateTime(opinion.withdrawn_at)}
            </Row>
          </>,
        ),
      )}
      {clients.map(({ id, name, created_at }) =>
        record(
          id,
          t('records.client'),
          <>
            <Row term={t('records.name')}>{name}</Row>
            <Row term={t('records.since')}>{formatOfficeDateTime(created_at)}</Row>
          </>,
        ),
      )}
    </>
  );
}

/** A term with its value; nothing without one. */
function Row({ term, children }: { term: string; children: ReactNode }) {
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

function EnquiryRows({ enquiry }: { enquiry: PersonData['enquiries'][number] }) {
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
              <summary className="cursor-pointer">{labelled(PARTS, part)}</summary>
              <p lang={language} dir="auto">
                {shownWording({ part, language, text }, firm)}
              </p>
            </details>
          ))}
      </Row>
      <Row term={t('records.appointments')}>
        {enquiry.appointments.map(({ starts_at }) => formatOfficeDateTime(starts_at)).join('\n')}
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
              `${formatOfficeDateTime(at)}, ${labelled(CORRECTED, field)}: ${after ?? t('records.nothing')}`,
          )
          .join('\n')}
      </Row>
      <Row term={t('records.limited')}>
        {enquiry.limited_on && t('records.limitedSince', { day: formatDay(enquiry.limited_on) })}
      </Row>
    </>
  );
}
