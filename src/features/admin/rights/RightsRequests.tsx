import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { RecordList } from '@/lib/admin/RecordList';
import { ON_BEHALF, RIGHTS } from '@/lib/admin/rightsWords';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { SaveRow } from '@/ui/admin/SaveRow';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { addRequest, requestsOptions, rightsKeys } from './queries';
import { CHANNELS, type NewRequest, type RightsRequest, stateText } from './request';
import { RequestDetail } from './RequestDetail';

interface RightsRequestsProps {
  /** What is known of a new one, such as of the enquiry that it is about. */
  known: Partial<NewRequest>;
  /** The text of the answer, with the firm's templates. */
  answer: (request: RightsRequest) => ReactNode;
}

/** The requests for rights with their clocks, and the form of a new one. */
export function RightsRequests({ known, answer }: RightsRequestsProps) {
  const today = toOfficeDay(new Date());
  return (
    <RecordList
      options={requestsOptions()}
      label="Solicitudes"
      failed="No se han podido cargar las solicitudes."
      none="Todavía no hay ninguna solicitud."
      summary={(request) => ({
        key: request.id,
        name: `${RIGHTS[request.kind]}, ${request.name}`,
        note: stateText(request, today),
      })}
      added="Anotar una solicitud"
      form={(request) =>
        request ? (
          <RequestDetail request={request} answer={answer(request)} />
        ) : (
          <NewRequestForm known={known} />
        )
      }
    />
  );
}

function NewRequestForm({ known }: { known: Partial<NewRequest> }) {
  const client = useQueryClient();
  const today = toOfficeDay(new Date());
  const empty: NewRequest = {
    kind: 'access',
    name: '',
    contact: '',
    onBehalf: null,
    channel: 'email',
    language: SOURCE_LANGUAGE,
    receivedOn: today,
    enquiries: [],
    identity: '',
  };
  const [values, setValues] = useState<NewRequest>({ ...empty, ...known });
  const save = useMutation({
    mutationFn: () => addRequest(values),
    onSuccess: () => {
      setValues(empty);
      return client.invalidateQueries({ queryKey: rightsKeys.all });
    },
  });
  const field = (name: keyof NewRequest) => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  }
  return (
    <form onSubmit={submit} className="grid gap-4 p-4 sm:grid-cols-2">
      <SelectField label="Derecho" options={Object.entries(RIGHTS)} {...field('kind')} />
      <TextField
        label="Recibida el"
        type="date"
        required
        max={today}
        hint="Desde este día corre el mes para contestar (RGPD, art. 12.3)."
        {...field('receivedOn')}
      />
      <TextField label="Quién lo pide" required minLength={2} maxLength={120} {...field('name')} />
      <TextField
        label="Correo, teléfono o dirección"
        hint="A donde se le contesta; con el correo o el teléfono se encuentran sus datos."
        required
        minLength={3}
        maxLength={254}
        {...field('contact')}
      />
      <SelectField
        label="En nombre de quién"
        options={[['', 'En el suyo propio'], ...Object.entries(ON_BEHALF)]}
        value={values.onBehalf ?? ''}
        onChange={({ target }) =>
          setValues({
            ...values,
            onBehalf: target.value ? (target.value as keyof typeof ON_BEHALF) : null,
          })
        }
      />
      <SelectField label="Cómo llegó" options={Object.entries(CHANNELS)} {...field('channel')} />
      <SelectField
        label="Idioma de la respuesta"
        options={LANGUAGES.map((code) => [code, languageLabel(code)] as const)}
        {...field('language')}
      />
      <TextField
        label="Cómo se ha comprobado quién lo pide"
        hint="Puede rellenarlo más tarde. Pida más datos solo si hay dudas razonables (art. 12.6). De quien actúa por otro, anote por quién y con qué documento."
        maxLength={500}
        className="sm:col-span-2"
        {...field('identity')}
      />
      <div className="grid gap-3 sm:col-span-2">
        {values.enquiries.length > 0 && (
          <p>Queda unida a la consulta desde la que ha llegado aquí.</p>
        )}
        <SaveRow
          problem={save.error && `No se ha anotado. ${failureText(save.error)}`}
          busy={save.isPending}
          saved={save.isSuccess}
          label="Anotar"
          savedLabel="Anotada."
        />
      </div>
    </form>
  );
}
