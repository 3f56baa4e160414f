import { firm } from '@/site/firm';
import { TextField } from '@/ui/admin/TextField';
import type { FieldsProps } from './fieldProps';

/** The firm's address within its city, which texts and addresses of pages name. */
export function AddressFields({ values, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        className="max-w-md"
        label="Calle, número y piso"
        required
        maxLength={120}
        value={values.street}
        error={problems.street}
        onChange={({ target }) => onChange({ street: target.value })}
      />
      <TextField
        className="max-w-md"
        label="Código postal"
        hint={`La población, ${firm.address.city} (${firm.address.region}), no se cambia aquí: los textos la nombran en todos los idiomas.`}
        required
        maxLength={10}
        value={values.postalCode}
        error={problems.postalCode}
        onChange={({ target }) => onChange({ postalCode: target.value })}
      />
    </>
  );
}
