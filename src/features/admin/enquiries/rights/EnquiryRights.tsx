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
import { correctEnquiry, limitEnquiry } from '../mutations';
import { enquiriesKeys } from '../queries';

/** What the person may ask for: data put right, processing restricted, a request written down. */
export function EnquiryRights({ enquiry }: { enquiry: Enquiry }) {
  const [open, setOpen] = useState<'correct' | 'limit'>();
  const close = () => setOpen(undefined);
  const { id, corrections, limitedOn } = enquiry;
  return (
    <section aria-labelledby="enquiry-rights" className="grid gap-3">
      <h3 id="enquiry-rights" className="text-xl">
        Protección de datos
      </h3>
      {corrections.length > 0 && (
        <ol aria-label="Correcciones" className="grid gap-1 text-sm [overflow-wrap:anywhere]">
          {corrections.map(({ at, by, field, before, after, reason }) => (
            <li key={`${at} ${field}`}>
              {formatOfficeDateTime(at)} · {CORRECTED[field] ?? field}:{' '}
              <del>
                <bdi>{before ?? '(nada)'}</bdi>
              </del>{' '}
              → <bdi>{after ?? '(nada)'}</bdi> · <bdi>{reason}</bdi>
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
        <Link
          to={adminPath('rights', { enquiry: id })}
          className={buttonClass('secondary', 'px-4')}
        >
          Solicitud o datos de esta persona
        </Link>
      </div>
      {open === 'correct' && <Correct enquiry={enquiry} onClose={close} />}
      {open === 'limit' && <Limit enquiry={enquiry} onClose={close} />}
    </section>
  );
}

interface ReasonDialogProps {
  title: string;
  confirm: string;
  /** What is done for a reason. */
  action: (reason: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for a reason, which is kept, before something is done with the enquiry. */
function ReasonDialog({ title, confirm, action, onClose, children }: ReasonDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => action(reason),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: enquiriesKeys.all });
      onClose();
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
        label="Motivo"
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
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
      <p>El valor anterior queda a la vista, con quién lo cambió, cuándo y por qué.</p>
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
