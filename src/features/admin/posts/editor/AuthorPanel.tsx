import { useFormContext } from 'react-hook-form';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { posts as t } from '@/admin-texts';
import { firm } from '@/site/firm';
import { lawyerOf } from '@/site/lawyers';
import { SelectField, TextArea, TextField } from '@/ui/admin/fields';
import { Button } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';
import type { PostValues } from '../schema';
import { usePostField } from './usePostField';

/** Who vouches for the post, when it was reviewed, and what it is based on. */
export function AuthorPanel({ author, reviewer }: Pick<PostValues, 'author' | 'reviewer'>) {
  const { setValue } = useFormContext<PostValues>();
  const field = usePostField();
  return (
    <Panel title={t('author.title')}>
      <SelectField options={choices(author)} {...field('author')} />
      <SelectField options={choices(reviewer)} {...field('reviewer')} />
      <TextField type="date" hint={t('author.reviewedHint')} {...field('reviewed_on')} />
      <Button
        variant="quiet"
        className="justify-self-start text-sm"
        onClick={() => setValue('reviewed_on', toOfficeDay(new Date()), { shouldValidate: true })}
      >
        {t('author.reviewedToday')}
      </Button>
      <TextField type="date" {...field('law_as_of')} />
      <TextArea rows={4} hint={t('author.sourcesHint')} {...field('sources')} />
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
