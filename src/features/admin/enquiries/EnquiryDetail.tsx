import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { isLanguage, LANGUAGE_FACTS } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { LoadFailure } from '@/ui/admin/LoadFailure';
import { Spinner } from '@/ui/Spinner';
import { replyByChat, replyByMail } from './reply';
import { enquiryOptions } from './queries';
import { CHANNELS, type Enquiry } from './enquiry';
import { EnquiryNotes } from './EnquiryNotes';
import { EnquiryState } from './EnquiryState';
import { UrgencyMark } from './UrgencyMark';

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

  return (
    <article aria-label="Consulta" className="grid gap-5 rounded bg-white p-4 sm:p-6">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {enquiry ? <bdi>{enquiry.name}</bdi> : 'Consulta'}
      </h2>
      {enquiry && <Facts enquiry={enquiry} />}
      {enquiry && <EnquiryNotes key={enquiry.id} enquiry={enquiry} />}
      {enquiry && actions(enquiry)}
      {enquiry === null && (
        <p>Esta consulta ya no existe. Puede que otra persona la haya borrado.</p>
      )}
      {enquiry === undefined && !error && <Spinner label="Cargando..." />}
      {enquiry === undefined && error && (
        <LoadFailure onRetry={() => void refetch()}>
          {`No se ha podido cargar la consulta. ${failureText(error)}`}
        </LoadFailure>
      )}
    </article>
  );
}

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { language } = enquiry;
  const consentLanguage = isLanguage(enquiry.consentLanguage)
    ? LANGUAGE_FACTS[enquiry.consentLanguage].name
    : enquiry.consentLanguage;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <UrgencyMark urgency={enquiry.urgency} />
        <span>Recibida el {formatOfficeDateTime(enquiry.createdAt)}</span>
      </p>
      <EnquiryState key={enquiry.id} enquiry={enquiry} />
      <p
        dir="auto"
        lang={language}
        className="rounded border-s-4 border-sea-500 bg-limestone-50 p-4 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {enquiry.message}
      </p>
      <ReplyLinks enquiry={enquiry} />
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold sm:[&_dt]:text-end">
        <Fact term="Correo">{enquiry.email && <bdi dir="ltr">{enquiry.email}</bdi>}</Fact>
        <Fact term="Teléfono">{enquiry.phone && <bdi dir="ltr">{enquiry.phone}</bdi>}</Fact>
        <Fact term="Idioma">{LANGUAGE_FACTS[language].name}</Fact>
        <Fact term="Prefiere">{CHANNELS[enquiry.channel]}</Fact>
        <Fact term="Materia">{enquiry.area}</Fact>
        <Fact term="Nos conoció por">{enquiry.source}</Fact>
        <Fact term="Consentimiento">
          {formatOfficeDateTime(enquiry.consentAt)}; primera información en {consentLanguage}, aviso
          completo en español, versión {enquiry.consentVersion}
        </Fact>
      </dl>
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{children ?? 'No lo ha dado'}</dd>
    </>
  );
}

function ReplyLinks({ enquiry }: { enquiry: Enquiry }) {
  const mail = replyByMail(enquiry);
  const chat = replyByChat(enquiry);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {mail && (
          <a href={mail} className={buttonClass('primary')}>
            <Mail aria-hidden="true" className="size-5" />
            Contestar por correo
          </a>
        )}
        {chat && (
          <a href={chat} target="_blank" rel="noopener" className={buttonClass('secondary')}>
            <MessageCircle aria-hidden="true" className="size-5" />
            Contestar por chat
            <span className="sr-only"> (en otra pestaña)</span>
          </a>
        )}
        {enquiry.phone && (
          <a
            href={`tel:${enquiry.phone.replace(/[^\d+]/g, '')}`}
            className={buttonClass('secondary')}
          >
            <Phone aria-hidden="true" className="size-5" />
            Llamar
          </a>
        )}
      </div>
      {enquiry.phone && !chat && (
        <p className="text-sm text-ink-700">
          El número no dice de qué país es: para escribirle por chat, añada antes el prefijo.
        </p>
      )}
      <p className="text-sm text-ink-700">
        El saludo va ya escrito en {LANGUAGE_FACTS[enquiry.language].name}.
      </p>
    </div>
  );
}
