import { useState } from 'react';
import { staff as t } from '@/admin-texts';
import { call } from '@/lib/admin/supabase';
import { useSaving } from '@/lib/admin/requests';
import { Button, Problem, TextField } from '@/ui/admin/controls';
import { staffProblem } from './queries';

interface NameFormProps {
  userId: string;
  /** '' for somebody without one, who is known by the address. */
  name: string;
  /** The address of somebody in a list. */
  of?: string;
  onSaved?: (name: string) => void;
}

/** The name by which colleagues know a person, in the log and in what was done with enquiries. */
export function NameForm({ userId, name, of, onSaved }: NameFormProps) {
  const [text, setText] = useState(name);
  const { mutate, error, isPending } = useSaving(
    () => call('name_staff', { person: userId, new_name: text.trim() }),
    () => onSaved?.(text.trim()),
  );
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className="min-w-48 flex-1">
        <TextField
          label={of ? t.rich('name.labelOf', {}, { email: of }) : t('fields.name')}
          autoComplete="off"
          maxLength={80}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {text.trim() !== name && (
        <Button type="submit" className="px-4" unavailable={isPending}>
          {t('name.save')}
        </Button>
      )}
      <Problem className="w-full text-sm">{error && staffProblem(error)}</Problem>
    </form>
  );
}
