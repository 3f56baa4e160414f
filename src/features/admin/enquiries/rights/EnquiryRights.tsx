import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { CORRECTED } from '@/lib/admin/rightsWords';
import { adminPath } from '@/site/adminPaths';
import { LANGUAGES } from '@/site/languages';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { buttonClass } from '@/ui/button';
import type { Enquiry } from '../enquiry';
import { correctEnquiry, limitEnquiry, readOldValues, withdrawConsent } from '../mutations';
import { enquiriesKeys } from '../queries';

/** What the person may ask for: data put right, processing restricted, a request written down. */
export function EnquiryRights({ enquiry }: { enquiry: Enquiry }) {
  const [open, setOpen] = useState<'correct' | 'limit' | 'withdraw' | 'values'>();
  const close = () => setOpen(undefined);
  const { id, corrections, limitedOn, specialConsent, specialConsentWithdrawnOn } = enquiry;
  return (
    <section aria-labelledby="enquiry-rights" className="grid gap-3">
      <h3 id="enquiry-rights" className="text-xl">
        Protección de datos
      </h3>
      {corrections.length > 0 && (
        <ol aria-label="Correcciones" className="grid gap-1 text-sm [overflow-wrap:anywhere]">
          {corrections.map(({ at, by, field, after, reason }) => (
            <li key={`${at} ${field}`}>
              {formatOfficeDateTime(at)} · {CORRECTED[field] ?? field}:{' '}
              <bdi>{after ?? '(nada)'}</bdi> · <bdi>{reason}</bdi>
              {by && ` · ${by}`}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => setOpen('correct')}
        >
          Corregir los datos
        </button>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => setOpen('limit')}
        >
          {limitedOn ? 'Levantar la limitación' : 'Limitar el tratamiento'}
        </button>
        {specialConsent && !specialConsentWithdrawnOn && (
          <button
            type="button"
            className={buttonClass('secondary', 'px-4')}
            onClick={() => setOpen('withdraw')}
          >
            Retirar el consentimiento
          </button>
        )}
        {corrections.length > 0 && (
          <button
            type="button"
            className={buttonClass('secondary', 'px-4')}
            onClick={() => setOpen('values')}
          >
            Valores anteriores
          </button>
        )}
        <Link
          to={adminPath('rights', { enquiry: id })}
          className={buttonClass('secondary', 'px-4')}
        >
          Solicitud o datos de esta persona
        </Link>
      </div>
      {open === 'correct' && <Correct enquiry={enquiry} onClose={close} />}
      {open === 'limit' && <Limit enquiry={enquiry} onClose={close} />}
      {open === 'withdraw' && (
        <ReasonDialog
          title="Retirar el consentimiento para datos sensibles"
          confirm="Retirar"
          action={(reason) => withdrawConsent(id, reason)}
          onClose={close}
        >
          <p>
            Anota que la persona lo ha retirado (RGPD, art. 7.3). Lo hecho hasta hoy sigue siendo
            lícito; desde ahora, esos datos solo se usan para reclamaciones (art. 9.2.f).
          </p>
        </ReasonDialog>
      )}
      {open === 'values' && <OldValues id={id} onClose={close} />}
    </section>
  );
}

interface ReasonDialogProps {
  title: string;
  confirm: string;
  /** What is done for a reason. */
  action: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Of what is asked for instead of a reason. */
  label?: string;
  /** Stays open after it, to show something. */
  stays?: boolean;
  children: ReactNode;
}

/** Asks for a reason, which is kept, before something is done with the enquiry. */
function ReasonDialog({
  title,
  confirm,
  action,
  onClose,
  label = 'Motivo',
  stays = false,
  children,
}: ReasonDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => action(reason),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: enquiriesKeys.all });
      if (!stays) onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      {...{ title, confirm, onClose }}
      pending={reason.trim().length < 3}
      busy={isPending}
      problem={error ? `No se ha guardado. ${failureText(error)}` : undefined}
      onConfirm={() => mutate()}
    >
      {children}
      <TextField
        label={label}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What was corrected before, which the law blocks for all but courts and authorities. */
function OldValues({ id, onClose }: { id: string; onClose: () => void }) {
  const [values, setValues] = useState<string[]>();
  return (
    <ReasonDialog
      title="Valores anteriores, para una autoridad"
      confirm="Mostrar"
      label="Quién los pide"
      stays
      action={async (askedBy) => setValues(await readOldValues(id, askedBy))}
      onClose={onClose}
    >
      <p>
        Están bloqueados (LOPDGDD, art. 32): solo para jueces, Ministerio Fiscal y autoridades.
        Quién los pide queda en el registro.
      </p>
      {values?.map((value) => (
        <p key={value} className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{value}</bdi>
        </p>
      ))}
    </ReasonDialog>
  );
}

interface DialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

function Limit({ enquiry: { id, limitedOn }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      title={limitedOn ? 'Levantar la limitación' : 'Limitar el tratamiento'}
      confirm={limitedOn ? 'Levantar' : 'Limitar'}
      action={(reason) => limitEnquiry(id, reason, !limitedOn)}
      onClose={onClose}
    >
      <p>
        {limitedOn
          ? 'Avise antes a la persona (RGPD, art. 18.3). El motivo queda en el historial.'
          : 'La consulta solo se conservará: sin respuestas, cambios de estado ni comparación de nombres, hasta que se levante.'}
      </p>
    </ReasonDialog>
  );
}

function Correct({ enquiry, onClose }: DialogProps) {
  const [values, setValues] = useState<Record<string, string>>({
    name: enquiry.name,
    email: enquiry.email ?? '',
    phone: enquiry.phone ?? '',
    opposing_party: enquiry.opposingParty ?? '',
    language: enquiry.language,
  });
  const field = (name: string) => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <ReasonDialog
      title="Corregir los datos"
      confirm="Corregir"
      action={(reason) =>
        correctEnquiry(
          enquiry.id,
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, value.trim() || null]),
          ),
          reason,
        )
      }
      onClose={onClose}
    >
      <p>
        Queda quién lo cambió, cuándo y por qué; el valor anterior, bloqueado (LOPDGDD, art. 32).
      </p>
      <TextField label="Nombre" required maxLength={120} {...field('name')} />
      <TextField label="Correo" type="email" maxLength={254} dir="ltr" {...field('email')} />
      <TextField label="Teléfono" type="tel" maxLength={26} dir="ltr" {...field('phone')} />
      <TextField label="Otra parte" maxLength={120} {...field('opposing_party')} />
      <SelectField
        label="Idioma"
        options={LANGUAGES.map((code) => [code, languageLabel(code)] as const)}
        {...field('language')}
      />
    </ReasonDialog>
  );
}
