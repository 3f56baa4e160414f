import type { ComponentProps } from 'react';
import { MIN_PASSWORD } from '@/site/passwords/rules';
import { TextField } from '@/ui/admin/TextField';

/** The fields `password` and `again` of a form that sets a password. */
export function NewPasswordFields({ input }: { input: ComponentProps<'input'> }) {
  return (
    <>
      <TextField
        {...input}
        name="password"
        label="Contraseña nueva"
        hint={`Al menos ${MIN_PASSWORD} caracteres; una frase larga es mejor que símbolos raros.`}
        autoComplete="new-password"
        required
      />
      <TextField {...input} name="again" label="Otra vez" autoComplete="new-password" required />
    </>
  );
}
