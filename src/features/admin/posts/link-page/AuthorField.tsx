import { TextField } from '@/ui/admin/TextField';

interface AuthorFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The name with which a reader signs. */
export function AuthorField({ value, onChange }: AuthorFieldProps) {
  return (
    <TextField
      label="Su nombre"
      value={value}
      required
      maxLength={80}
      autoComplete="name"
      className="max-w-sm"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
