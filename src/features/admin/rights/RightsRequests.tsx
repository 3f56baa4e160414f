import { useSaving } from '@/lib/admin/useSaving';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { RecordList } from '@/lib/admin/RecordList';
import { ON_BEHALF, RIGHTS } from '@/lib/admin/rightsWords';
import { SaveRow } from '@/lib/admin/SaveRow';
import { adminTexts } from '@/admin-texts';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { addRequest, requestsOptions, rightsKeys } from './queries';
import { CHANNELS, type NewRequest, type RightsRequest, stateText } from './request';
import { RequestDetail } from './RequestDetail';

const t = adminTexts('rights');

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
      label={t('requests.label')}
      failed={t('requests.failedToLoad')}
      none={t('requests.none')}
      summary={(request) => ({
        key: request.id,
        name: `${RIGHTS[request.kind]}, ${request.name}`,
        note: stateText(request, today),
      })}
      added={t('requests.add')}
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
  const today = toOfficeDay(new Date());
  const empty: NewRequest = {
    kind: 'access',
    name: '',
    contact: '',
    on_behalf: null,
    channel: 'email',
    language: SOURCE_LANGUAGE,
    received_on: today,
    surveys: [],
    identity: '',
  };
  const [values, setValues] = useState<NewRequest>({ ...empty, ...known });
  const save = useSaving(
    () => addRequest(values),
    rightsKeys.all,
    () => setValues(empty),
  );
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
      <SelectField label={t('request.right')} options={Object.entries(RIGHTS)} {...field('kind')} />
      <TextField
        label={t('request.receivedOn')}
        type="date"
        required
        max={today}
        hint={t('request.receivedOnHint')}
        {...field('received_on')}
      />
      <TextField
        label={t('request.name')}
        required
        minLength={2}
        maxLength={120}
        {...field('name')}
      />
      <TextField
        label={t('request.contact')}
        hint={t('request.contactHint')}
        required
        minLength={3}
        maxLength={254}
        {...field('contact')}
      />
      <SelectField
        label={t('request.onBehalf')}
        options={[['', t('request.ownBehalf')], ...Object.entries(ON_BEHALF)]}
        value={values.on_behalf ?? ''}
        onChange={({ target }) =>
          setValues({
            ...values,
            on_behalf: target.value ? (target.value as keyof typeof ON_BEHALF) : null,
          })
        }
      />
      <SelectField
        label={t('request.channel')}
        options={Object.entries(CHANNELS)}
        {...field('channel')}
      />
      <SelectField
        label={t('request.language')}
        options={LANGUAGES.map((code) => [code, languageLabel(code)] as const)}
        {...field('language')}
      />
      <TextField
        label={t('identity.label')}
        hint={t('request.identityHint')}
        maxLength={500}
        className="sm:col-span-2"
        {...field('identity')}
      />
      <div className="grid gap-3 sm:col-span-2">
        {values.surveys.length > 0 && <p>{t('request.linked')}</p>}
        <SaveRow
          saving={save}
          failed={(error) => t('request.notAdded', { reason: failureText(error) })}
          label={t('request.save')}
          savedLabel={t('request.saved')}
        />
      </div>
    </form>
  );
}
