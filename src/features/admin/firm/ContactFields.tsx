import { Plus, Trash2 } from 'lucide-react';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';
import { TextField } from '@/ui/admin/TextField';
import type { FieldsProps } from './problems';
import { MAX_PHONES } from './values';

const t = adminTexts('firm');

/** The firm's numbers and its address for mail. */
export function ContactFields({ values, problems, onChange }: FieldsProps) {
  const { phones } = values;
  return (
    <>
      {phones.map((phone, index) => (
        <div key={index} className="flex flex-wrap items-start gap-x-3">
          <TextField
            className="w-64 max-w-full"
            label={
              phones.length > 1
                ? t('contact.phoneNumbered', { number: index + 1 })
                : t('fields.phone')
            }
            type="tel"
            required
            value={phone}
            error={problems[`phones.${index}`]}
            onChange={({ target }) => onChange({ phones: phones.with(index, target.value) })}
          />
          {phones.length > 1 && (
            <Button
              variant="quiet"
              className="sm:mt-7"
              onClick={() => onChange({ phones: phones.toSpliced(index, 1) })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              <AdminText
                of="firm"
                text="contact.removePhone"
                elements={{ which: <span className="sr-only" /> }}
                values={{ number: index + 1 }}
              />
            </Button>
          )}
        </div>
      ))}
      {phones.length < MAX_PHONES && (
        <Button
          className="justify-self-start"
          onClick={() => onChange({ phones: [...phones, ''] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t('contact.addPhone')}
        </Button>
      )}
      <TextField
        className="max-w-md"
        label={t('contact.chatNumber')}
        type="tel"
        required
        value={values.chatNumber}
        error={problems.chatNumber}
        onChange={({ target }) => onChange({ chatNumber: target.value })}
      />
      <TextField
        className="max-w-md"
        label={t('contact.email')}
        hint={t('contact.emailHint')}
        type="email"
        required
        maxLength={254}
        value={values.email}
        error={problems.email}
        onChange={({ target }) => onChange({ email: target.value })}
      />
    </>
  );
}
