import { adminTexts } from '@/admin-texts';
import { firm } from '@/site/firm';
import { TextField } from '@/ui/admin/TextField';
import type { FieldsProps } from './fieldProps';

const t = adminTexts('firm');

/** The firm's address within its city, which texts and addresses of pages name. */
export function AddressFields({ values, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        className="max-w-md"
        label={t('address.street')}
        required
        maxLength={120}
        value={values.street}
        error={problems.street}
        onChange={({ target }) => onChange({ street: target.value })}
      />
      <TextField
        className="max-w-md"
        label={t('address.postalCode')}
        hint={t('address.postalCodeHint', { city: firm.address.city, region: firm.address.region })}
        required
        maxLength={10}
        value={values.postalCode}
        error={problems.postalCode}
        onChange={({ target }) => onChange({ postalCode: target.value })}
      />
    </>
  );
}
