import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageName } from '@/lib/admin/languageName';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { useFirm } from '@/lib/liveFirm';
import { isLanguage } from '@/site/languages';
import { shownWording } from '@/site/wordings';
import { buttonClass } from '@/ui/button';
import { TitledDialog } from '@/ui/admin/TitledDialog';
import { consentShownOptions } from './queries';
import type { Enquiry } from '../enquiry';

const PARTS: Record<string, string> = {
  firstLayer: 'Primera información, junto al cuestionario',
  consent: 'Casilla obligatoria',
  specialConsent: 'Casilla de datos sensibles',
  notice: 'Aviso completo',
};

/** What an enquiry consented to, and the wordings that were shown. */
export function ConsentShown({ enquiry }: { enquiry: Enquiry }) {
  const [open, setOpen] = useState(false);
  const { consentAt, consentLanguage, consentVersion, specialConsent } = enquiry;
  const withdrawn = enquiry.specialConsentWithdrawnOn;
  if (consentVersion === null) {
    return (
      <>No se le mostró ningún aviso: la anotó el despacho. Infórmele en el primer contacto.</>
    );
  }
  const special =
    specialConsent === null
      ? 'los datos sensibles no se preguntaban aparte'
      : `${specialConsent ? 'consintió' : 'no consintió'} el uso de datos sensibles`;
  return (
    <>
      {formatOfficeDateTime(consentAt)}, en{' '}
      {isLanguage(consentLanguage) ? languageName(consentLanguage) : consentLanguage}; aviso de
      versión {consentVersion}; {special}
      {withdrawn && `, y lo retiró el ${formatDay(withdrawn)}`}.{' '}
      <button type="button" className={buttonClass('quiet', 'px-1')} onClick={() => setOpen(true)}>
        Ver lo que se le mostró
      </button>
      <TitledDialog
        open={open}
        size="wide"
        title="Lo que se le mostró"
        onClose={() => setOpen(false)}
      >
        <Wordings enquiry={enquiry} />
      </TitledDialog>
    </>
  );
}

function Wordings({ enquiry }: { enquiry: Enquiry }) {
  const firm = useFirm();
  const { data, error, refetch } = useQuery(consentShownOptions(enquiry));
  if (!data)
    return <Pending {...{ error, refetch }} failed="No se han podido cargar los textos." />;
  return (
    <div className="grid gap-5">
      <p>Los textos son los de entonces; donde nombran datos del despacho, aparecen los de hoy.</p>
      {(enquiry.consentTexts.length === 0 || enquiry.noticeHash === null) && (
        <p>
          Falta la constancia de {enquiry.noticeHash === null ? 'qué aviso' : 'qué casillas'} se
          mostró: llegó antes de que se anotara, o con un aviso que no está registrado.
        </p>
      )}
      {data.unknown > 0 && (
        <p role="alert" className="font-semibold text-terracotta-700">
          {`Textos que no están registrados: ${data.unknown}. Regístrelos en Ajustes, «Textos que se aceptan»; si coinciden con los que se mostraron, aparecerán aquí.`}
        </p>
      )}
      {data.wordings.map(({ hash, part, language, version, text }) => (
        <section key={hash} aria-label={PARTS[part]}>
          <h3 className="text-xl">
            {PARTS[part]}
            {version && `, versión ${version}`}
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
