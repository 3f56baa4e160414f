import { failureText, Pending } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useState } from 'react';
import { formatDay, formatOfficeDateTime, languageLabel } from '@/lib/admin/format';
import { replyByPhone } from '@/lib/admin/replies/links';
import { formatPhone } from '@/site/links';
import { buttonClass } from '@/ui/classes';
import { enquiries as t } from '@/admin-texts';
import { FactList } from '@/ui/admin/page';
import { Problem } from '@/ui/admin/controls';
import { enquiryOptions, historyOptions } from './queries';
import {
  AREAS,
  CHANNELS,
  conflictText,
  type Enquiry,
  REPLIES,
  SOURCES,
  UNANSWERED,
} from './enquiry';
import { ConsentShown } from './ConsentShown';
import { EnquiryDocuments } from './documents/EnquiryDocuments';
import { ErasePerson } from './erasures/ErasePerson';
import { ConflictHint } from './conflicts/ConflictHint';
import { conflictsOptions } from './conflicts/queries';
import { EnquiryNotes } from './EnquiryNotes';
import { ReplyComposer } from './replies/ReplyComposer';
import { EnquiryRights } from './rights/EnquiryRights';
import { AnsweredQuestion } from './replies/AnsweredQuestion';
import { useRecording } from './replies/queries';
import { DueMark, LimitedMark, UrgencyMark } from './marks';
import { EnquiryMessage } from './translation/EnquiryMessage';
import { EnquiryState, FollowUp } from './EnquiryState';
import { enquiryEvent, whoOf } from '@/lib/admin/logLine';
import { Moment } from '@/lib/admin/Moment';

interface EnquiryDetailProps {
  id: string;
  /** Focused when the enquiry is opened. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  onErased: ComponentProps<typeof ErasePerson>['onErased'];
}

/** One enquiry: how to reach the person, state and conflict, message, reply, and private notes. */
export function EnquiryDetail({ id, headingRef, onErased }: EnquiryDetailProps) {
  const { data: enquiry, error, refetch } = useQuery(enquiryOptions(id));

  return (
    // Translating the page with the browser's menu would send a client's words to its maker.
    // A column, not a grid: what sticks to the end of the screen must not be held by a row.
    <article
      aria-label={t('detail.label')}
      translate="no"
      className="flex flex-col gap-3 rounded bg-white p-4 sm:p-5"
    >
      <header className="grid gap-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
          {enquiry ? <bdi>{enquiry.name}</bdi> : t('detail.label')}
        </h2>
        {enquiry && <EnquiryHead key={id} enquiry={enquiry} />}
      </header>
      {enquiry && (
        // What was chosen, typed or unfolded for one enquiry is not another's.
        <Fragment key={id}>
          <Facts enquiry={enquiry} />
          <EnquiryNotes enquiry={enquiry} />
          <EnquiryHistory id={id} />
          <EnquiryRights enquiry={enquiry} />
          <ErasePerson enquiry={id} onErased={onErased} />
        </Fragment>
      )}
      {enquiry === null && <p>{t('detail.gone')}</p>}
      {enquiry === undefined && (
        <Pending {...{ error, refetch }} failed={t('detail.failedToLoad')} />
      )}
    </article>
  );
}

/** What decides how to go on: by when, in which language and by which way, the number, the conflict, the state. */
function EnquiryHead({ enquiry }: { enquiry: Enquiry }) {
  const { id, email, phone, language, channel, status } = enquiry;
  const record = useRecording(id);
  const [called, setCalled] = useState(false);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <UrgencyMark urgency={enquiry.urgency} />
        <DueMark enquiry={enquiry} />
        <span>
          {languageLabel(language)} · {CHANNELS[channel]}
        </span>
        <ConflictState enquiry={enquiry} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {phone && (
          <a
            href={replyByPhone(enquiry)}
            className={buttonClass(channel === 'call' ? 'primary' : 'secondary', 'px-4')}
            onClick={() => {
              setCalled(true);
              record('call');
            }}
          >
            <Phone className="size-4" />
            <span className="sr-only">{t('fields.phone')} </span>
            <bdi dir="ltr">{formatPhone(phone)}</bdi>
          </a>
        )}
        {email && (
          <bdi dir="ltr" className="[overflow-wrap:anywhere]">
            {email}
          </bdi>
        )}
      </p>
      {called && status === 'new' && (
        <AnsweredQuestion id={id} via="call" announced={false} onClose={() => setCalled(false)} />
      )}
      <EnquiryState enquiry={enquiry} />
    </>
  );
}

/** Whether a conflict is to be settled, or what came of it; that there is no hint stands above the message. */
function ConflictState({ enquiry }: { enquiry: Enquiry }) {
  const { data } = useQuery(conflictsOptions(enquiry.id));
  const settled = conflictText(enquiry);
  if (settled) return <span>{settled}</span>;
  return data && data.length > 0 ? (
    <span className="font-semibold text-terracotta-700">{t('conflicts.toCheck')}</span>
  ) : null;
}

/** When an enquiry was answered, and how. */
function answerOf({ answered_at, answered_via, status }: Enquiry): string {
  if (!answered_at) return status === 'closed' ? UNANSWERED : t('detail.notYet');
  const time = formatOfficeDateTime(answered_at);
  return answered_via ? `${time}, ${REPLIES[answered_via]}` : time;
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { limited_on: limited, special_consent_withdrawn_on: withdrawn } = enquiry;
  const documents = <EnquiryDocuments enquiry={enquiry} />;
  let message = <EnquiryMessage enquiry={enquiry} />;
  if (limited || withdrawn)
    message = (
      <Limited enquiry={enquiry}>
        {message}
        {!limited && documents}
      </Limited>
    );
  return (
    <>
      {limited ? message : <ConflictHint enquiry={enquiry}>{message}</ConflictHint>}
      {!limited && <FollowUp enquiry={enquiry} />}
      {!limited && !withdrawn && (
        <>
          <ReplyComposer enquiry={enquiry} />
          {documents}
        </>
      )}
      <FactList
        className="gap-y-2 sm:[&_dt]:text-end"
        facts={{
          [t('fields.opposing_party')]: <bdi>{enquiry.opposing_party ?? t('detail.notGiven')}</bdi>,
          [t('fields.received_on')]: formatOfficeDateTime(enquiry.created_at),
          [t('fields.answered_on')]: answerOf(enquiry),
          [t('fields.practice_area')]: AREAS[enquiry.practice_area],
          [t('fields.source')]: SOURCES[enquiry.source],
          [t('fields.consent_at')]: <ConsentShown enquiry={enquiry} />,
        }}
      />
    </>
  );
}

/** In place of message and reply: why nothing is done with them, and the message on demand. */
function Limited({ enquiry, children }: { enquiry: Enquiry; children: ReactNode }) {
  const { limited_on, limited_reason, special_consent_withdrawn_on: withdrawnOn } = enquiry;
  return (
    <section
      aria-label={t(limited_on ? 'rights.limited' : 'rights.withdrawn')}
      className="grid gap-3 rounded border-s-4 border-ink-800 bg-limestone-100 p-4"
    >
      <p className="flex flex-wrap items-center gap-2">
        {limited_on ? (
          <>
            <LimitedMark enquiry={enquiry} />{' '}
            {t('rights.limitedSince', { day: formatDay(limited_on) })} <bdi>{limited_reason}</bdi>
          </>
        ) : (
          withdrawnOn && <strong>{t('rights.withdrawnOn', { day: formatDay(withdrawnOn) })}</strong>
        )}
      </p>
      <p className="text-sm">
        {t(limited_on ? 'rights.limitedExplained' : 'rights.withdrawnExplained')}
      </p>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {t(limited_on ? 'rights.readMessage' : 'rights.readForClaim')}
        </summary>
        {children}
      </details>
    </section>
  );
}

/** What was done with an enquiry and by whom, newest first. */
function EnquiryHistory({ id }: { id: string }) {
  const { data: lines, error } = useQuery(historyOptions(id));
  return (
    <section aria-labelledby="enquiry-history">
      <h3 id="enquiry-history" className="mb-2 text-xl">
        {t('history.title')}
      </h3>
      {error && !lines && (
        <Problem>{t('history.failedToLoad', { reason: failureText(error) })}</Problem>
      )}
      <ol className="grid gap-1 text-sm">
        {lines?.map((line) => (
          <li key={line.seq} className="[overflow-wrap:anywhere]">
            <Moment at={line.at} />
            {` · ${enquiryEvent(line) ?? line.action} · ${whoOf(line)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
