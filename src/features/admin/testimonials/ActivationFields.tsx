import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Problem } from '@/ui/admin/Problem';
import { SelectField } from '@/ui/admin/SelectField';
import { Switch } from '@/ui/admin/Switch';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { CONSENT_WAYS } from './testimonial';
import type { TestimonialValues } from './schema';

/**
 * Whether the testimonial is shown, and the consent and verification that this requires (Directive (EU)
 * 2019/2161).
 */
export function ActivationFields() {
  const id = useId();
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<TestimonialValues>();

  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-xl">Publicación</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          label="Fecha del consentimiento"
          hint="Cuándo aceptó la persona que se publicara."
          error={errors.consentDate?.message}
          {...register('consentDate')}
        />
        <TextField
          type="datetime-local"
          label="Fecha de la opinión"
          hint="Decide el orden: las más recientes van primero. No se muestra."
          error={errors.date?.message}
          {...register('date')}
        />
      </div>
      <TextArea
        label="Texto que aceptó"
        hint="Palabra por palabra, tal como lo aceptó. No se publica."
        rows={3}
        error={errors.consentText?.message}
        {...register('consentText')}
      />
      <SelectField
        label="Cómo lo aceptó"
        options={[['', 'Elija cómo'], ...Object.entries(CONSENT_WAYS)]}
        {...register('consentVia')}
      />
      <Problem className="text-sm">{errors.consentVia?.message}</Problem>
      <TextArea
        label="Cómo se ha comprobado que es un cliente real"
        hint="No se publica. Por ejemplo: expediente cerrado; consentimiento firmado."
        rows={2}
        error={errors.verification?.message}
        {...register('verification')}
      />
      <Controller
        control={control}
        name="active"
        render={({ field }) => (
          <label
            htmlFor={id}
            className="inline-flex min-h-11 items-center gap-3 justify-self-start font-semibold"
          >
            <Switch
              id={id}
              ref={field.ref}
              checked={field.value}
              onCheckedChange={field.onChange}
              onBlur={field.onBlur}
            />
            Mostrarla en la web
          </label>
        )}
      />
    </fieldset>
  );
}
