import { Plus, Trash2 } from 'lucide-react';
import { buttonClass } from '@/ui/button';
import { TextField } from '@/ui/admin/TextField';
import type { FieldsProps } from './fieldProps';
import { MAX_PHONES } from './values';

/** The firm's numbers and its address for mail. */
export function ContactFields({ values, problems, onChange }: FieldsProps) {
  const { phones } = values;
  return (
    <>
      {phones.map((phone, index) => (
        <div key={index} className="flex flex-wrap items-start gap-x-3">
          <TextField
            className="w-64 max-w-full"
            label={phones.length > 1 ? `Teléfono ${index + 1}` : 'Teléfono'}
            type="tel"
            required
            value={phone}
            error={problems[`phones.${index}`]}
            onChange={({ target }) => onChange({ phones: phones.with(index, target.value) })}
          />
          {phones.length > 1 && (
            <button
              type="button"
              className={buttonClass('quiet', 'sm:mt-7')}
              onClick={() => onChange({ phones: phones.toSpliced(index, 1) })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              Quitar<span className="sr-only"> el teléfono {index + 1}</span>
            </button>
          )}
        </div>
      ))}
      {phones.length < MAX_PHONES && (
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={() => onChange({ phones: [...phones, ''] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Añadir un teléfono
        </button>
      )}
      <TextField
        className="max-w-md"
        label="Número de WhatsApp"
        type="tel"
        required
        value={values.chatNumber}
        error={problems.chatNumber}
        onChange={({ target }) => onChange({ chatNumber: target.value })}
      />
      <TextField
        className="max-w-md"
        label="Correo público"
        hint="El que leen los clientes y al que contestan. El de los avisos está en Ajustes."
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
