import { useFormContext, useWatch } from 'react-hook-form';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { firm } from '@/site/firm';
import { lawyerOf } from '@/site/lawyers';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { buttonClass } from '@/ui/button';
import { Panel } from '../Panel';
import type { PostValues } from '../schema';

/** Who vouches for the post, when it was reviewed, and what it is based on. */
export function AuthorPanel() {
  const { register, setValue, formState } = useFormContext<PostValues>();
  const [author, reviewer] = useWatch<PostValues, ['author', 'reviewer']>({
    name: ['author', 'reviewer'],
  });
  const { errors } = formState;
  return (
    <Panel title="Autoría y revisión">
      <SelectField label="Autor" options={choices(author)} {...register('author')} />
      <SelectField label="Revisor" options={choices(reviewer)} {...register('reviewer')} />
      <TextField
        type="date"
        label="Revisado el"
        hint="Pasados doce meses, «Qué hacer hoy» pide que se vuelva a revisar."
        error={errors.reviewedOn?.message}
        {...register('reviewedOn')}
      />
      <button
        type="button"
        className={buttonClass('quiet', 'justify-self-start text-sm')}
        onClick={() =>
          setValue('reviewedOn', toOfficeDay(new Date()), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        Revisado hoy
      </button>
      <TextField
        type="date"
        label="Derecho vigente a"
        error={errors.lawAsOf?.message}
        {...register('lawAsOf')}
      />
      <TextArea
        label="Fuentes"
        hint="Una por línea, con su dirección al final si la tiene: «Código Civil, art. 806 https://www.boe.es/…»."
        rows={4}
        error={errors.sources?.message}
        {...register('sources')}
      />
    </Panel>
  );
}

/** The lawyers of the firm; somebody who has left stays chosen until another is. */
function choices(chosen: string): [value: string, text: string][] {
  const known = firm.lawyers.map(({ id, name }): [string, string] => [id, name]);
  const isKnown = chosen === '' || lawyerOf(chosen) !== undefined;
  return [
    ['', 'Sin indicar'],
    ...known,
    ...(isKnown ? [] : [[chosen, chosen] as [string, string]]),
  ];
}
