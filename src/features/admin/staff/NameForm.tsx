import { staff as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { call } from '@/lib/admin/supabase';
import { TextField } from '@/ui/admin/controls';
import { staffProblem } from './queries';

interface NameFormProps {
  person: string;
  /** '' for somebody without one, who is known by the address. */
  name: string;
  /** The address of somebody in a list. */
  of?: string;
}

/** The name by which colleagues know a person, in the log and in what was done with enquiries. */
export function NameForm({ person, name, of: email }: NameFormProps) {
  return (
    <DataForm
      className="flex flex-wrap items-end gap-2"
      save={(values) => call('name_staff', { person, new_name: values.name?.trim() ?? '' })}
      failed={staffProblem}
      label={t('name.save')}
      variant="quiet"
    >
      <TextField
        name="name"
        label={email ? t.rich('name.labelOf', {}, { email }) : t('fields.name')}
        className="min-w-48 flex-1"
        autoComplete="off"
        maxLength={80}
        defaultValue={name}
      />
    </DataForm>
  );
}
