import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { admin as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { Checkbox, SelectField, TextField } from '@/ui/admin/fields';
import { DataForm } from './DataForm';
import { Pending } from './failures';
import { saveSettings, settingsOptions } from './settings';

/** A field for a setting, with the limits of the database's check constraint. */
export type Setting = { name: keyof Tables<'settings'>; label: string; hint?: string } & (
  | { type: 'number'; min: number; max: number }
  | (Pick<ComponentProps<'input'>, 'pattern' | 'maxLength'> & { type: 'email' | 'url' })
  | { type: 'checkbox' }
  | { type: 'select'; options: ComponentProps<typeof SelectField>['options'] }
);

/** What a field has, as the database holds it. */
function valueOf({ name, type }: Setting, values: Record<string, string>) {
  const text = values[name]?.trim();
  if (type === 'checkbox') return text !== undefined;
  return type === 'number' ? Number(text) : text || null;
}

interface SettingsFormProps extends Pick<ComponentProps<typeof DataForm>, 'label' | 'savedLabel'> {
  fields: readonly Setting[];
}

/** Edits some of the firm's settings. Only what was changed is saved, since a colleague may have changed the rest. */
export function SettingsForm({ fields, ...row }: SettingsFormProps) {
  const { data, error, refetch } = useQuery(settingsOptions());
  if (!data) return <Pending {...{ error, refetch }} failed={t('common.settingsFailed')} />;

  async function save(values: Record<string, string>, changed: ReadonlySet<string>) {
    const own = fields.filter(({ name }) => changed.has(name));
    const change = Object.fromEntries(own.map((field) => [field.name, valueOf(field, values)]));
    await saveSettings(change);
  }

  function field(setting: Setting) {
    const { name, label, hint } = setting;
    const value = data?.[name];
    const common = { name, label, hint };
    if (setting.type === 'checkbox')
      return <Checkbox {...common} defaultChecked={value === true} />;
    const defaultValue = String(value ?? '');
    if (setting.type === 'select')
      return <SelectField {...common} {...{ options: setting.options, defaultValue }} />;
    return (
      <TextField
        {...setting}
        {...common}
        {...{ defaultValue }}
        required={setting.type === 'number'}
      />
    );
  }

  return (
    <DataForm className="grid max-w-xl gap-4" save={save} {...row}>
      {fields.map((setting) => (
        <div key={setting.name}>{field(setting)}</div>
      ))}
    </DataForm>
  );
}
