import { failureText, Pending, useSaving } from '@/lib/admin/requests';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type ComponentProps, type SyntheticEvent, useRef, useState } from 'react';
import { firm as t } from '@/admin-texts';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { SaveRow } from '@/lib/admin/SaveRow';
import { Button, TextField } from '@/ui/admin/controls';
import { WeekHours } from './WeekHours';
import { currentFactsOptions, saveFacts } from './queries';
import {
  factsOf,
  type FirmValues,
  MAX_PHONES,
  type Problems,
  problemsOf,
  valuesOf,
} from './values';
import { firm } from '@/site/firm';
import { Panel } from '@/ui/admin/page';

const { city, region } = firm.address;

/** Edits the firm's contact details and opening hours (PRODUCT 2). */
export function FirmForm() {
  const { data, error, refetch } = useQuery(currentFactsOptions());
  const form = useRef<HTMLFormElement>(null);
  // Only what was changed is saved, since a colleague may have changed the rest.
  const [changes, setChanges] = useState<Partial<FirmValues>>({});
  const [shown, setShown] = useState(false);
  const saving = useSaving(saveFacts);
  if (data === undefined) return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  const values = { ...valuesOf(data), ...changes };
  const problems = problemsOf(values);
  const isValid = Object.keys(problems).length === 0;

  function change(part: Partial<FirmValues>) {
    saving.reset();
    setChanges({ ...changes, ...part });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setShown(true);
    // What is changed meanwhile stays.
    const onSuccess = () => setChanges((now) => (now === changes ? {} : now));
    if (isValid) saving.mutate(factsOf(changes), { onSuccess });
    // Once the fields are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const fields = { values, problems: shown ? problems : {}, onChange: change };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-6">
      <LeaveGuard dirty={Object.keys(changes).length > 0} />
      <Panel title={t('hours.title')}>
        <p className="max-w-prose text-sm text-ink-700">{t('hours.intro')}</p>
        <WeekHours
          hours={values.opening_hours}
          problems={fields.problems}
          onChange={(opening_hours) => change({ opening_hours })}
        />
      </Panel>
      <Panel title={t('contact.title')}>
        <Phones {...fields} />
        <Field {...fields} name="chat_number" label={t('contact.chatNumber')} type="tel" />
        <Field
          {...fields}
          name="email"
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          type="email"
          maxLength={254}
        />
      </Panel>
      <Panel title={t('address.title')}>
        <Field {...fields} name="street" label={t('address.street')} maxLength={120} />
        <Field
          {...fields}
          name="postal_code"
          label={t('address.postalCode')}
          hint={t('address.postalCodeHint', { city, region })}
          maxLength={10}
        />
      </Panel>
      <div className="grid gap-3 rounded bg-white p-4 sm:p-6">
        <SaveRow
          saving={saving}
          failed={(error) => t('common.notSavedKept', { reason: failureText(error) })}
          problem={shown && !isValid && t('common.invalid')}
          label={t('form.save')}
          savedLabel={t('form.saved')}
        />
      </div>
    </form>
  );
}

interface FieldsProps {
  values: FirmValues;
  /** Those to be shown. */
  problems: Problems;
  onChange: (change: Partial<FirmValues>) => void;
}

interface FieldProps extends FieldsProps, Pick<ComponentProps<'input'>, 'type' | 'maxLength'> {
  name: 'chat_number' | 'email' | 'street' | 'postal_code';
  label: string;
  hint?: string;
}

function Field({ name, values, problems, onChange, ...input }: FieldProps) {
  return (
    <TextField
      className="max-w-md"
      required
      value={values[name]}
      error={problems[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...input}
    />
  );
}

function Phones({ values, problems, onChange }: FieldsProps) {
  const { phones } = values;
  return (
    <>
      {phones.map((phone, index) => (
        <div key={index} className="flex flex-wrap items-start gap-x-3">
          <TextField
            className="w-64 max-w-full"
            label={
              phones.length > 1
                ? t('contact.phoneNumbered', { number: index + 1 })
                : t('fields.phone')
            }
            type="tel"
            required
            value={phone}
            error={problems[`phones.${index}`]}
            onChange={({ target }) => onChange({ phones: phones.with(index, target.value) })}
          />
          {phones.length > 1 && (
            <Button
              icon={Trash2}
              variant="quiet"
              className="sm:mt-7"
              onClick={() => onChange({ phones: phones.toSpliced(index, 1) })}
            >
              {t.rich('contact.removePhone', {}, { number: index + 1 })}
            </Button>
          )}
        </div>
      ))}
      {phones.length < MAX_PHONES && (
        <Button
          icon={Plus}
          className="justify-self-start"
          onClick={() => onChange({ phones: [...phones, ''] })}
        >
          {t('contact.addPhone')}
        </Button>
      )}
    </>
  );
}
