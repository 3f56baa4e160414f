import { useQuery } from '@tanstack/react-query';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, type RefObject } from 'react';
import { failureText } from '@/lib/failureText';
import { officeText } from '@/lib/officeTime';
import { isLanguage, LANGUAGE_FACTS } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { LoadFailed } from '@/ui/LoadFailed';
import { Spinner } from '@/ui/Spinner';
import { answerByChat, answerByMail } from './answer';
import { surveyOptions } from './queries';
import { CHANNELS, type Survey } from './survey';
import { SurveyNotes } from './SurveyNotes';
import { SurveyState } from './SurveyState';
import { UrgencyMark } from './UrgencyMark';

interface SurveyDetailProps {
  id: string;
  /** Where the focus goes when the enquiry is opened. */
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** What else can be done with it. */
  actions: (survey: Survey) => ReactNode;
}

/** An enquiry with everything the person told, and what the firm does about it. */
export function SurveyDetail({ id, headingRef, actions }: SurveyDetailProps) {
  const { data: survey, error, refetch } = useQuery(surveyOptions(id));

  return (
    <article aria-label="Consulta" className="grid gap-5 rounded bg-white p-4 sm:p-6">
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl outline-none">
        {survey ? <bdi>{survey.name}</bdi> : 'Consulta'}
      </h2>
      {survey && <Facts survey={survey} />}
      {survey && <SurveyNotes key={survey.id} survey={survey} />}
      {survey && actions(survey)}
      {survey === null && (
        <p>Esta consulta ya no existe. Puede que otra persona la haya borrado.</p>
      )}
      {survey === undefined && !error && <Spinner label="Cargando..." />}
      {survey === undefined && error && (
        <LoadFailed onRetry={() => void refetch()}>
          {`No se ha podido cargar la consulta. ${failureText(error)}`}
        </LoadFailed>
      )}
    </article>
  );
}

function Facts({ survey }: { survey: Survey }) {
  const { language } = survey;
  const consentLanguage = isLanguage(survey.consentLanguage)
    ? LANGUAGE_FACTS[survey.consentLanguage].name
    : survey.consentLanguage;
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <UrgencyMark urgency={survey.urgency} />
        <span>Recibida el {officeText(survey.createdAt)}</span>
      </p>
      <SurveyState key={survey.id} survey={survey} />
      <p
        dir="auto"
        lang={language}
        className="rounded border-s-4 border-sea-500 bg-limestone-50 p-4 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {survey.message}
      </p>
      <Answers survey={survey} />
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:font-semibold sm:[&_dt]:text-end">
        <Fact term="Correo">{survey.email && <bdi dir="ltr">{survey.email}</bdi>}</Fact>
        <Fact term="Teléfono">{survey.phone && <bdi dir="ltr">{survey.phone}</bdi>}</Fact>
        <Fact term="Idioma">{LANGUAGE_FACTS[language].name}</Fact>
        <Fact term="Prefiere">{CHANNELS[survey.channel]}</Fact>
        <Fact term="Materia">{survey.area}</Fact>
        <Fact term="Nos conoció por">{survey.source}</Fact>
        <Fact term="Consentimiento">
          {officeText(survey.consentAt)}, aviso en {consentLanguage}, versión{' '}
          {survey.consentVersion}
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

function Answers({ survey }: { survey: Survey }) {
  const mail = answerByMail(survey);
  const chat = answerByChat(survey);
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
        {survey.phone && (
          <a
            href={`tel:${survey.phone.replace(/[^\d+]/g, '')}`}
            className={buttonClass('secondary')}
          >
            <Phone aria-hidden="true" className="size-5" />
            Llamar
          </a>
        )}
      </div>
      {survey.phone && !chat && (
        <p className="text-sm text-ink-700">
          El número no dice de qué país es: para escribirle por chat, añada antes el prefijo.
        </p>
      )}
      <p className="text-sm text-ink-700">
        El saludo va ya escrito en {LANGUAGE_FACTS[survey.language].name}.
      </p>
    </div>
  );
}
