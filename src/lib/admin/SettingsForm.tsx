import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { admin as t, fieldsOf, settings as words } from '@/admin-texts';
import { useFirm } from '@/lib/liveFirm';
import { MAX_MAIL_ADDRESS } from '@/site/mailAddress';
import { ENQUIRY_RETENTION_MONTHS } from '@/site/retention';
import { Checkbox, SelectField, TextField } from '@/ui/admin/controls';
import { type Changes, DataForm } from './DataForm';
import { Pending } from './requests';
import { settingsOptions } from './settings';
import { changeRow } from './supabase';

// A browser takes a domain without a dot, and the database does not.
const ADDRESS = { type: 'email', pattern: '.+@.+\\..+', maxLength: MAX_MAIL_ADDRESS } as const;

/** The settings, by their columns, with the limits of the database's check constraints. */
const SETTINGS = {
  alert_email: ADDRESS,
  absence_email: ADDRESS,
  summary_mail: { type: 'select', options: ['none', 'daily', 'weekly'] },
  idle_minutes: { type: 'number', min: 5, max: 60 },
  session_hours: { type: 'number', min: 1, max: 12 },
  survey_retention_months: { type: 'number', min: 1, max: ENQUIRY_RETENTION_MONTHS },
  appointment_room: { type: 'url', pattern: 'https://.+', maxLength: 300 },
  appointment_room_each: { type: 'checkbox' },
  appointment_hold_hours: { type: 'number', min: 1, max: 168 },
} as const;

type Setting = keyof typeof SETTINGS;

const textsOf = fieldsOf('settings', 'fields');

/** What a field has, as the database holds it. */
function valueOf(name: Setting, values: Changes) {
  const { type } = SETTINGS[name];
  const text = values[name]?.trim();
  if (type === 'checkbox') return text !== undefined;
  return type === 'number' ? Number(text) : text || null;
}

interface SettingsFormProps extends Pick<ComponentProps<typeof DataForm>, 'label' | 'savedLabel'> {
  fields: readonly Setting[];
}

/** Edits some of the firm's settings. Only what was changed is saved, since a colleague may have changed the rest. */
export function SettingsForm({ fields, ...row }: SettingsFormProps) {
  const { email } = useFirm();
  const { data, error, refetch } = useQuery(settingsOptions());
  if (!data) return <Pending {...{ error, refetch }} failed={t('common.settingsFailed')} />;

  async function save(_: unknown, changes: Changes) {
    const names = fields.filter((name) => name in changes);
    const change = Object.fromEntries(names.map((name) => [name, valueOf(name, changes)]));
    await changeRow('settings', { id: true }, change);
  }

  function field(name: Setting) {
    const setting = SETTINGS[name];
    const common = textsOf(name, { email, max: ENQUIRY_RETENTION_MONTHS });
    const value = data?.[name];
    if (setting.type === 'checkbox')
      return <Checkbox {...common} defaultChecked={value === true} />;
    const defaultValue = String(value ?? '');
    if (setting.type === 'select') {
      const options = setting.options.map((each) => [each, words(`summary_mail.${each}`)] as const);
      return <SelectField {...common} {...{ options, defaultValue }} />;
    }
    const required = setting.type === 'number';
    return <TextField {...setting} {...common} {...{ defaultValue, required }} />;
  }

  return (
    <DataForm className="grid max-w-xl gap-4" save={save} {...row}>
      {fields.map((name) => (
        <div key={name}>{field(name)}</div>
      ))}
    </DataForm>
  );
}
