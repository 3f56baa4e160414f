import { Pending } from '@/lib/admin/Pending';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject } from 'react';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { languageLabel } from '@/lib/admin/languageName';
import { enquiryOptions } from './queries';
import { CHANNELS, type Enquiry, REPLIES } from './enquiry';
import { ConsentShown } from './consent/ConsentShown';
import { ConflictHint } from './conflicts/ConflictHint';
import { DueMark } from './DueMark';
import { EnquiryNotes } from './EnquiryNotes';
import { EnquiryState } from './EnquiryState';
import { EnquiryHistory } from './EnquiryHistory';
import { ReplyComposer } from './replies/ReplyComposer';
import { EnquiryRights } from './rights/EnquiryRights';
import { Limited } from './rights/Limited';
import { EnquiryMessage } from './translation/EnquiryMessage';
import { UrgencyMark } from './UrgencyMark';
import { useOpened } from './useOpened';

interface EnquiryDetailProps {
  id: string;
  /** Focused when the enquiry is opened. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Further actions, below the notes. */
  actions: (enquiry: Enquiry) => ReactNode;
}

/** One enquiry: the message, reply links, state and private notes. */
export function EnquiryDetail({ id, headingRef, actions }: EnquiryDetailProps) {
  const { data: enquiry, error, refetch } = useQuery(enquiryOptions(id));
  useOpened(enquiry);

  return (
    // Translating the page with the browser's menu would send a client's words to its maker.
    <article
      aria-label="Consulta"
      translate="no"
      className="grid gap-5 rounded bg-white p-4 sm:p-6"
    >
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {enquiry ? <bdi>{enquiry.name}</bdi> : 'Consulta'}
      </h2>
      {enquiry && <Facts enquiry={enquiry} />}
      {enquiry && <EnquiryNotes key={enquiry.id} enquiry={enquiry} />}
      {enquiry && <EnquiryHistory id={enquiry.id} />}
      {enquiry && <EnquiryRights key={`rights ${enquiry.id}`} enquiry={enquiry} />}
      {enquiry && actions(enquiry)}
      {enquiry === null && (
        <p>Esta consulta ya no existe. Puede que otra persona la haya borrado.</p>
      )}
      {enquiry === undefined && (
        <Pending {...{ error, refetch }} failed="No se ha podido cargar la consulta." />
      )}
    </article>
  );
}

/** When an enquiry was answered, and how. */
function answerOf({ answeredAt, answeredVia }: Enquiry): string | null {
  if (!answeredAt) return null;
  const time = formatOfficeDateTime(answeredAt);
  return answeredVia ? `${time}, ${REPLIES[answeredVia]}` : time;
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { language } = enquiry;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <UrgencyMark urgency={enquiry.urgency} />
        <DueMark enquiry={enquiry} />
        <span>Recibida el {formatOfficeDateTime(enquiry.createdAt)}</span>
      </p>
      <EnquiryState key={enquiry.id} enquiry={enquiry} />
      {enquiry.limitedOn ? (
        <Limited enquiry={enquiry}>
          <EnquiryMessage enquiry={enquiry} />
        </Limited>
      ) : (
        <>
          <ConflictHint key={`message ${enquiry.id}`} enquiry={enquiry}>
            <EnquiryMessage enquiry={enquiry} />
          </ConflictHint>
          <ReplyComposer key={`reply ${enquiry.id}`} enquiry={enquiry} />
        </>
      )}
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold sm:[&_dt]:text-end">
        <Fact term="Otra parte">{enquiry.opposingParty && <bdi>{enquiry.opposingParty}</bdi>}</Fact>
        <Fact term="Correo">{enquiry.email && <bdi dir="ltr">{enquiry.email}</bdi>}</Fact>
        <Fact term="Teléfono">{enquiry.phone && <bdi dir="ltr">{enquiry.phone}</bdi>}</Fact>
        <Fact term="Idioma">{languageLabel(language)}</Fact>
        <Fact term="Prefiere">{CHANNELS[enquiry.channel]}</Fact>
        <Fact term="Contestada" none="Todavía no">
          {answerOf(enquiry)}
        </Fact>
        <Fact term="Materia">{enquiry.area}</Fact>
        <Fact term="Nos conoció por">{enquiry.source}</Fact>
        <Fact term="Consentimiento">
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

function Fact({ term, none = 'No lo ha dado', children }: FactProps) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children ?? none}</dd>
    </>
  );
}
