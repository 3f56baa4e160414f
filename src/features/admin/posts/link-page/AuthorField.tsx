import { adminTexts } from '@/admin-texts';
import { TextField } from '@/ui/admin/TextField';

const t = adminTexts('review');

interface AuthorFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The name with which a reader signs. */
export function AuthorField({ value, onChange }: AuthorFieldProps) {
  return (
    <TextField
      label={t('author')}
      value={value}
      required
      maxLength={80}
      autoComplete="name"
      className="max-w-sm"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
