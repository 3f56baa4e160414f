import { failureText, Pending } from '@/lib/admin/failures';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useEffect } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { enquiries as t } from '@/admin-texts';
import { Problem } from '@/ui/admin/Button';
import { enquiryOptions, historyOptions } from './queries';
import { AREAS, type Enquiry, REPLIES, SOURCES, UNANSWERED } from './enquiry';
import { ConsentShown } from './ConsentShown';
import { EnquiryDocuments } from './documents/EnquiryDocuments';
import { ErasePerson } from './erasures/ErasePerson';
import { ConflictHint } from './conflicts/ConflictHint';
import { EnquiryHead } from './EnquiryHead';
import { EnquiryNotes } from './EnquiryNotes';
import { LetterHint } from './replies/EngagementLetters';
import { ReplyComposer } from './replies/ReplyComposer';
import { EnquiryRights } from './rights/EnquiryRights';
import { Limited } from './rights/Limited';
import { EnquiryMessage } from './translation/EnquiryMessage';
import { FollowUp } from './FollowUp';
import { markOpened } from './mutations';
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
  useOpened(enquiry);

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

/** When an enquiry was answered, and how. */
function answerOf({ answered_at, answered_via }: Enquiry): string | null {
  if (!answered_at) return null;
  const time = formatOfficeDateTime(answered_at);
  return answered_via ? `${time}, ${REPLIES[answered_via]}` : time;
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const withdrawn = enquiry.special_consent_withdrawn_on !== null;
  const documents = <EnquiryDocuments enquiry={enquiry} />;
  return (
    <>
      {enquiry.limited_on ? (
        <Limited enquiry={enquiry}>
          <EnquiryMessage enquiry={enquiry} />
        </Limited>
      ) : (
        <>
          <ConflictHint enquiry={enquiry}>
            {withdrawn ? (
              <Limited enquiry={enquiry}>
                <EnquiryMessage enquiry={enquiry} />
                {documents}
              </Limited>
            ) : (
              <EnquiryMessage enquiry={enquiry} />
            )}
          </ConflictHint>
          <FollowUp enquiry={enquiry} />
          {!withdrawn && (
            <>
              <ReplyComposer enquiry={enquiry} />
              <LetterHint />
              {documents}
            </>
          )}
        </>
      )}
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold sm:[&_dt]:text-end">
        <Fact term={t('fields.opposing_party')}>
          {enquiry.opposing_party && <bdi>{enquiry.opposing_party}</bdi>}
        </Fact>
        <Fact term={t('fields.received_on')}>{formatOfficeDateTime(enquiry.created_at)}</Fact>
        <Fact
          term={t('fields.answered_on')}
          none={enquiry.status === 'closed' ? UNANSWERED : t('detail.notYet')}
        >
          {answerOf(enquiry)}
        </Fact>
        <Fact term={t('fields.practice_area')}>{AREAS[enquiry.practice_area]}</Fact>
        <Fact term={t('fields.source')}>{SOURCES[enquiry.source]}</Fact>
        <Fact term={t('fields.consent_at')}>
          <ConsentShown enquiry={enquiry} />
        </Fact>
      </dl>
    </>
  );
}

interface FactProps {
  term: string;
  /** Shown where there is nothing. */
  none?: string;
  children: ReactNode;
}

function Fact({ term, none = t('detail.notGiven'), children }: FactProps) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children ?? none}</dd>
    </>
  );
}

/**
 * Records that an enquiry has been opened, A failure is ignored: the enquiry is shown anyway, and the next opening records it.
 */
function useOpened(enquiry: Enquiry | null | undefined): void {
  const unopened = enquiry?.opened_at === null ? enquiry.id : undefined;
  useEffect(() => {
    if (unopened) void markOpened(unopened).catch(() => undefined);
  }, [unopened]);
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
