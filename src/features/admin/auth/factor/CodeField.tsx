import { TextField } from '@/ui/admin/TextField';

/** The six digits that the authenticator app shows. */
export function CodeField({ error }: { error?: string }) {
  return (
    <TextField
      name="code"
      label="Código de seis cifras"
      hint="Lo muestra la aplicación de códigos de su teléfono; cambia cada medio minuto."
      inputMode="numeric"
      autoComplete="one-time-code"
      error={error}
      required
    />
  );
}
