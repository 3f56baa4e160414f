import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { fieldsOf, firm as t } from '@/admin-texts';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { failureText, Pending } from '@/lib/admin/requests';
import { firm } from '@/site/firm';
import { Button, TextField } from '@/ui/admin/controls';
import { Panel } from '@/ui/admin/page';
import { ChangesForm, type Fields } from './ChangesForm';
import { currentFactsOptions, saveFacts } from './queries';
import { factsOf, type FirmValues, MAX_PHONES, problemsOf, valuesOf } from './values';
import { WeekHours } from './WeekHours';

const field = fieldsOf('firm', 'contact');

/** Edits the firm's contact details and opening hours (PRODUCT 2). */
export function FirmForm() {
  const { data, error, refetch } = useQuery(currentFactsOptions());
  if (data === undefined) return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
  return (
    <ChangesForm
      noValidate
      className="grid min-w-0 grid-cols-1 gap-6 *:last:rounded *:last:bg-white *:last:p-4 sm:*:last:p-6"
      saved={valuesOf(data)}
      problemsOf={problemsOf}
      save={(changes) => saveFacts(factsOf(changes))}
      failed={(cause) => t('common.notSavedKept', { reason: failureText(cause) })}
      label={t('form.save')}
      savedLabel={t('form.saved')}
    >
      {(fields) => {
        const { values, problems, onChange } = fields;
        const text = (
          name: 'chat_number' | 'email' | 'street' | 'postal_code',
          input: ComponentProps<'input'>,
        ) => (
          <TextField
            {...field(name, { ...firm.address })}
            className="max-w-md"
            required
            value={values[name]}
            error={problems[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
            {...input}
          />
        );
        return (
          <>
            <LeaveGuard dirty={fields.isDirty} />
            <Panel title={t('hours.title')}>
              <p className="max-w-prose text-sm text-ink-700">{t('hours.intro')}</p>
              <WeekHours
                hours={values.opening_hours}
                problems={problems}
                onChange={(opening_hours) => onChange({ opening_hours })}
              />
            </Panel>
            <Panel title={t('contact.title')}>
              <Phones {...fields} />
              {text('chat_number', { type: 'tel' })}
              {text('email', { type: 'email', maxLength: 254 })}
            </Panel>
            <Panel title={t('address.title')}>
              {text('street', { maxLength: 120 })}
              {text('postal_code', { maxLength: 10 })}
            </Panel>
          </>
        );
      }}
    </ChangesForm>
  );
}

function Phones({ values: { phones }, problems, onChange }: Fields<FirmValues>) {
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
