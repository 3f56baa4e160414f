import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type SyntheticEvent, useState } from 'react';
import { adminTexts } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { Checkbox } from '@/ui/admin/Checkbox';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { Pending } from './Pending';
import { SaveRow } from './SaveRow';
import { settingsOptions, useSavingSettings } from './settings';

const t = adminTexts('admin');

type Settings = Tables<'settings'>;

/** A field for a setting, with the limits of the database's check constraint. */
export type Setting = { name: keyof Settings; label: string; hint?: string } & (
  | { type: 'number'; min: number; max: number }
  | (Pick<ComponentProps<'input'>, 'pattern' | 'maxLength'> & { type: 'email' | 'url' })
  | { type: 'checkbox' }
  | { type: 'select'; options: ComponentProps<typeof SelectField>['options'] }
);

interface SettingsFormProps extends Pick<ComponentProps<typeof SaveRow>, 'label' | 'savedLabel'> {
  fields: readonly Setting[];
  /** What else is read again once they are saved. */
  dependent?: QueryKey;
}

/** Edits some of the firm's settings. Only what was changed is saved, since a colleague may have changed the rest. */
export function SettingsForm({ fields, dependent, ...row }: SettingsFormProps) {
  const { data, error, refetch } = useQuery(settingsOptions());
  const [typed, setTyped] = useState<Partial<Settings>>({});
  const saving = useSavingSettings(dependent);
  if (!data) return <Pending {...{ error, refetch }} failed={t('common.settingsFailed')} />;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed, { onSuccess: () => setTyped({}) });
  }

  function field(setting: Setting) {
    const { name } = setting;
    const value = { ...data, ...typed }[name];
    const change = (next: string | number | boolean | null) => {
      saving.reset();
      setTyped({ ...typed, [name]: next });
    };
    const text = value === null || Number.isNaN(value) ? '' : String(value);
    if (setting.type === 'checkbox')
      return (
        <Checkbox
          {...{ label: setting.label, hint: setting.hint, checked: value === true }}
          onChange={({ target }) => change(target.checked)}
        />
      );
    if (setting.type === 'select')
      return (
        <SelectField
          {...{ label: setting.label, options: setting.options, value: text }}
          onChange={({ target }) => change(target.value)}
        />
      );
    const isNumber = setting.type === 'number';
    return (
      <TextField
        {...setting}
        required={isNumber}
        value={text}
        onChange={({ target }) =>
          change(isNumber ? target.valueAsNumber : target.value.trim() || null)
        }
      />
    );
  }

  return (
    <form onSubmit={submit} className="grid max-w-xl gap-4">
      {fields.map((setting) => (
        <div key={setting.name}>{field(setting)}</div>
      ))}
      <SaveRow {...{ saving, ...row }} />
    </form>
  );
}
