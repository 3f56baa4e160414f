import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import { toggled } from '@/lib/admin/toggled';
import { Checkbox, SelectField } from '@/ui/admin/fields';
import { Panel } from '@/ui/admin/Panel';
import { Problem } from '@/ui/admin/Button';
import { postCategoriesOptions } from '../queries';
import type { PostValues } from '../schema';

/** The main and the additional categories, chosen from the firm's list. */
export function CategoryPanel() {
  const { register, watch } = useFormContext<PostValues>();
  const { field, fieldState } = useController<PostValues, 'additional_categories'>({
    name: 'additional_categories',
  });
  const more = field.value;
  const category = watch('category');
  const { data: names = [] } = useQuery(postCategoriesOptions());
  const others = [...new Set([...names.filter((name) => name !== category), ...more])];

  return (
    <Panel title={t('categories.title')}>
      <SelectField
        // Remounted when the list arrives after the post, to select the category again.
        key={names.length}
        label={t('fields.category')}
        options={[...new Set([category, ...names])].map((name) => [name, name])}
        {...register('category')}
      />
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <span className="font-semibold">{t('fields.additional_categories')}</span>
          {more.length > 0 && `: ${more.join(', ')}`}
        </summary>
        {others.map((name) => (
          <Checkbox
            key={name}
            label={name}
            checked={more.includes(name)}
            onBlur={field.onBlur}
            onChange={() => field.onChange(toggled(more, name))}
          />
        ))}
      </details>
      <Problem className="text-sm">{fieldState.error?.message}</Problem>
      <Checkbox
        label={t('fields.show_additional_categories')}
        hint={t('categories.shownWhere')}
        {...register('show_additional_categories')}
      />
    </Panel>
  );
}
