import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languageLabel } from '@/lib/admin/languageName';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { useFirm } from '@/lib/liveFirm';
import { CORRECTED, OUTCOMES, RIGHTS } from '@/lib/admin/rightsWords';
import { adminPath } from '@/site/adminPaths';
import { isLanguage } from '@/site/languages';
import { shownWording } from '@/site/wordings';
import { Checkbox } from '@/ui/admin/Checkbox';
import { cx } from '@/ui/cx';
import type { PersonData } from './person';

const VIA: Record<string, string> = { call: 'llamada', email: 'correo', chat: 'WhatsApp' };

const PARTS: Record<string, string> = {
  firstLayer: 'Primera información',
  consent: 'Casilla obligatoria',
  specialConsent: 'Casilla de datos sensibles',
  notice: 'Aviso completo',
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
          label="Es de esta persona"
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
        {none ? 'No hay nada con ese correo o teléfono.' : 'Datos reunidos.'}
      </p>
      {enquiries.map((enquiry) =>
        record(
          enquiry.id,
          `Consulta del ${formatOfficeDateTime(enquiry.created_at)}`,
          <EnquiryRows enquiry={enquiry} />,
        ),
      )}
      {requests.map((request) =>
        record(
          request.id,
          `Solicitud de ${labelled(RIGHTS, request.kind).toLowerCase()}`,
          <>
            <Row term="Quién">{request.name}</Row>
            <Row term="Recibida">{formatDay(request.received_on)}</Row>
            <Row term="Contestada">
              {request.answered_on &&
                `${formatDay(request.answered_on)}: ${labelled(OUTCOMES, request.outcome ?? '').toLowerCase()}`}
            </Row>
          </>,
        ),
      )}
      {testimonials.map((opinion) =>
        record(
          opinion.id,
          'Opinión con el mismo nombre',
          <>
            <Row term="Nombre">{opinion.name}</Row>
            <Row term="Opinión">{opinion.testimonial}</Row>
            <Row term="Consentimiento">
              {opinion.consent_date && formatDay(opinion.consent_date)}
              {opinion.consent_text && `: ${opinion.consent_text}`}
            </Row>
            <Row term="En la web">{opinion.active ? 'Sí' : 'No'}</Row>
            <Row term="Retirada">
              {opinion.withdrawn_at && formatOfficeDateTime(opinion.withdrawn_at)}
            </Row>
          </>,
        ),
      )}
      {clients.map(({ id, name, created_at }) =>
        record(
          id,
          'Lista de clientes, por el nombre',
          <>
            <Row term="Nombre">{name}</Row>
            <Row term="Desde">{formatOfficeDateTime(created_at)}</Row>
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
      <Row term="Nombre">{enquiry.name}</Row>
      <Row term="Correo">{enquiry.email}</Row>
      <Row term="Teléfono">{enquiry.phone}</Row>
      <Row term="Idioma">
        {isLanguage(enquiry.language) ? languageLabel(enquiry.language) : enquiry.language}
      </Row>
      <Row term="Otra parte">{enquiry.opposing_party}</Row>
      <Row term="Mensaje">{enquiry.message}</Row>
      <Row term="Consentimiento">
        {enquiry.consent_version
          ? `${formatOfficeDateTime(enquiry.consent_at)}, aviso de versión ${enquiry.consent_version}`
          : 'La anotó el despacho, sin cuestionario'}
        {special !== null && `; datos sensibles: ${special ? 'sí' : 'no'}`}
        {withdrawn && `, retirado el ${formatDay(withdrawn)}`}
      </Row>
      <Row term="Se le mostró">
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
      <Row term="Citas">
        {enquiry.appointments.map(({ starts_at }) => formatOfficeDateTime(starts_at)).join('\n')}
      </Row>
      <Row term="Respuestas">
        {enquiry.answers
          .map(({ at, via }) => {
            const [channel = '', ...template] = via.split(' ');
            return `${formatOfficeDateTime(at)}, ${labelled(VIA, channel)} ${template.join(' ')}`;
          })
          .join('\n')}
      </Row>
      <Row term="Textos enviados">
        {enquiry.replies
          .map(({ at, subject, body }) => `${formatOfficeDateTime(at)}, ${subject}\n${body}`)
          .join('\n\n')}
      </Row>
      <Row term="Documentos">
        {enquiry.documents.length > 0 && (
          <>
            {enquiry.documents
              .map(({ at, name }) => `${name}, ${formatOfficeDateTime(at)}`)
              .join('\n')}
            <Link
              to={adminPath('enquiries', { id: enquiry.id })}
              className="block underline print:hidden"
            >
              Guardarlos en la consulta, para entregar copia
            </Link>
          </>
        )}
      </Row>
      <Row term="Correcciones">
        {enquiry.corrections
          .map(
            ({ at, field, after }) =>
              `${formatOfficeDateTime(at)}, ${labelled(CORRECTED, field)}: ${after ?? '(nada)'}`,
          )
          .join('\n')}
      </Row>
      <Row term="Limitada">{enquiry.limited_on && `Desde el ${formatDay(enquiry.limited_on)}`}</Row>
    </>
  );
}
