import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { admin as t } from '@/admin-texts';
import { Button, TextField } from './controls';

export type PasswordField = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'hint' | 'autoComplete'
>;

/** Password fields with one button that shows and hides what is typed in them. */
export function PasswordFields({ fields }: { fields: readonly PasswordField[] }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <>
      {fields.map((field) => (
        <TextField
          key={field.name}
          {...field}
          required
          type={shown ? 'text' : 'password'}
          // A shown password is a text like any other for keyboards and spelling checkers.
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      ))}
      <Button
        icon={Icon}
        variant="quiet"
        className="-mt-3 justify-self-start text-sm"
        onClick={() => setShown(!shown)}
      >
        {shown ? t('password.hide') : t('password.show')}
      </Button>
    </>
  );
}
