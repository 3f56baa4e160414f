import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { formatDay, toOfficeDay } from '@/lib/admin/officeTime';
import { ON_BEHALF, OUTCOMES } from '@/lib/admin/rightsWords';
import { hintOf } from '@/lib/errors';
import { adminPath } from '@/site/adminPaths';
import { SaveRow } from '@/ui/admin/SaveRow';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { changeRequest, type RequestChange, rightsKeys } from './queries';
import { CHANNELS, type RightsRequest } from './request';

const REFUSALS: Record<string, string> = {
  answered: 'Ya estaba contestada.',
  late: 'El primer mes ha pasado, o ya se prorrogó.',
};

function useChange(id: string) {
  const client = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (change: RequestChange) => changeRequest(id, change),
    onSuccess: () => client.invalidateQueries({ queryKey: rightsKeys.all }),
  });
  const why = error && (REFUSALS[hintOf(error) ?? ''] ?? failureText(error));
  return { mutate, busy: isPending, saved: isSuccess, problem: why && `No se ha guardado. ${why}` };
}

interface RequestDetailProps {
  request: RightsRequest;
  answer: ReactNode;
}

/** A request: what is known of it, its identity check, extension and answer. */
export function RequestDetail({ request, answer }: RequestDetailProps) {
  const { id, contact, onBehalf, channel, language, receivedOn, enquiries, outcome } = request;
  return (
    <div className="grid gap-6 border-t border-limestone-200 p-4">
      <p className="[overflow-wrap:anywhere]">
        Recibida el {formatDay(receivedOn)}: {CHANNELS[channel].toLowerCase()}, <bdi>{contact}</bdi>
        . {onBehalf && `${ON_BEHALF[onBehalf]}. `}Se contesta en{' '}
        {languageLabel(language).toLowerCase()}.{' '}
        {request.extension &&
          request.extendedOn &&
          `Prorrogada el ${formatDay(request.extendedOn)}: ${request.extension}. `}
        {outcome && `${OUTCOMES[outcome]}. ${request.answer}`}
      </p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to={adminPath('rights', { person: contact })} className="underline">
          Datos de esta persona
        </Link>
        {enquiries.map((enquiry, index) => (
          <Link key={enquiry} to={adminPath('enquiries', { id: enquiry })} className="underline">
            Consulta{enquiries.length > 1 && ` ${index + 1}`}
          </Link>
        ))}
      </p>
      {!outcome && <Identity {...request} key={`identity ${id}`} />}
      {answer}
      {!outcome && <Answer id={id} />}
      {!outcome && !request.extension && <Extension id={id} />}
      {outcome && request.identity && <p>Identidad: {request.identity}</p>}
    </div>
  );
}

function Identity({ id, identity }: Pick<RightsRequest, 'id' | 'identity'>) {
  const { mutate, ...state } = useChange(id);
  const [text, setText] = useState(identity);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    mutate({ identity: text });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Cómo se ha comprobado quién lo pide"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <SaveRow {...state} label="Guardar la comprobación" />
    </form>
  );
}

function Answer({ id }: { id: string }) {
  const { mutate, ...state } = useChange(id);
  const today = toOfficeDay(new Date());
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>('granted');
  const [answer, setAnswer] = useState('');
  const [answeredOn, setAnsweredOn] = useState(today);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    mutate({ outcome, answer, answeredOn });
  }
  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Resultado"
        options={Object.entries(OUTCOMES)}
        value={outcome}
        onChange={(event) => setOutcome(event.target.value as keyof typeof OUTCOMES)}
      />
      <TextField
        label="Contestada el"
        type="date"
        required
        max={today}
        value={answeredOn}
        onChange={(event) => setAnsweredOn(event.target.value)}
      />
      <div className="grid gap-4 sm:col-span-2">
        <TextArea
          label="Qué se ha hecho, o por qué no"
          hint="Al guardarla queda como prueba tres años y ya no se cambia."
          rows={2}
          maxLength={2000}
          required={outcome !== 'granted'}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <SaveRow {...state} label="Dar por contestada" />
      </div>
    </form>
  );
}

function Extension({ id }: { id: string }) {
  const { mutate, ...state } = useChange(id);
  const [extension, setExtension] = useState('');
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    mutate({ extension });
  }
  return (
    <form onSubmit={submit} className="grid gap-3">
      <TextField
        label="Motivo de la prórroga de dos meses"
        hint="Solo por la complejidad o el número de solicitudes, y avisando a la persona dentro del primer mes (art. 12.3)."
        required
        minLength={3}
        maxLength={500}
        value={extension}
        onChange={(event) => setExtension(event.target.value)}
      />
      <SaveRow {...state} label="Prorrogar" />
    </form>
  );
}
