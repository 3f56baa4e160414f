import type { ReactNode } from 'react';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { ON_BEHALF, OUTCOMES, RIGHTS } from '@/lib/admin/rightsWords';
import { Checkbox } from '@/ui/admin/Checkbox';
import { cx } from '@/ui/cx';
import { EnquiryRows, labelled, Row } from './EnquiryRows';
import type { PersonData } from './person';
import { CHANNELS } from './request';

const t = adminTexts('rights');

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
            <Row term={t('request.contact')}>{request.contact}</Row>
            <Row term={t('records.received')}>
              {formatDay(request.received_on)}, {labelled(CHANNELS, request.channel)}
            </Row>
            <Row term={t('request.onBehalf')}>
              {request.on_behalf && labelled(ON_BEHALF, request.on_behalf)}
            </Row>
            <Row term={t('identity.label')}>{request.identity}</Row>
            <Row term={t('extension.label')}>{request.extension}</Row>
            <Row term={t('records.answered')}>
              {request.answered_on &&
                `${formatDay(request.answered_on)}: ${labelled(OUTCOMES, request.outcome ?? '').toLowerCase()}`}
            </Row>
            <Row term={t('answer.text')}>{request.answer}</Row>
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
