import { useFormContext, useWatch } from 'react-hook-form';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { firm } from '@/site/firm';
import { lawyerOf } from '@/site/lawyers';
import { SelectField } from '@/ui/admin/SelectField';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';
import type { PostValues } from '../schema';

const t = adminTexts('posts');

/** Who vouches for the post, when it was reviewed, and what it is based on. */
export function AuthorPanel() {
  const { register, setValue, formState } = useFormContext<PostValues>();
  const [author, reviewer] = useWatch<PostValues, ['author', 'reviewer']>({
    name: ['author', 'reviewer'],
  });
  const { errors } = formState;
  return (
    <Panel title={t('author.title')}>
      <SelectField label={t('fields.author')} options={choices(author)} {...register('author')} />
      <SelectField
        label={t('fields.reviewer')}
        options={choices(reviewer)}
        {...register('reviewer')}
      />
      <TextField
        type="date"
        label={t('fields.reviewedOn')}
        hint={t('author.reviewedHint')}
        error={errors.reviewedOn?.message}
        {...register('reviewedOn')}
      />
      <Button
        variant="quiet"
        className="justify-self-start text-sm"
        onClick={() =>
          setValue('reviewedOn', toOfficeDay(new Date()), {
            shouldDirty: true,
            shouldValidate: true,
          })
        }
      >
        {t('author.reviewedToday')}
      </Button>
      <TextField
        type="date"
        label={t('fields.lawAsOf')}
        error={errors.lawAsOf?.message}
        {...register('lawAsOf')}
      />
      <TextArea
        label={t('fields.sources')}
        hint={t('author.sourcesHint')}
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
    ['', t('author.none')],
    ...known,
    ...(isKnown ? [] : [[chosen, chosen] as [string, string]]),
  ];
}
