import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { SelectField } from '@/ui/admin/SelectField';
import { Button } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';
import { postCategoriesOptions } from '../queries';
import type { PostValues } from '../schema';

const t = adminTexts('posts');

const optionsOf = (names: readonly string[]) => names.map((name) => [name, name] as const);

/** The main and the additional categories, chosen from the firm's list. */
export function CategoryPanel() {
  const { register, setValue, formState } = useFormContext<PostValues>();
  const category = useWatch<PostValues, 'category'>({ name: 'category' });
  const more = useWatch<PostValues, 'additionalCategories'>({ name: 'additionalCategories' });
  const { data: names = [] } = useQuery(postCategoriesOptions());
  const [next, setNext] = useState('');
  const labelId = useId();
  const left = names.filter((name) => name !== category && !more.includes(name));

  function change(categories: string[]) {
    setValue('additionalCategories', categories, { shouldDirty: true, shouldValidate: true });
  }

  function add() {
    if (next) change([...more, next]);
    setNext('');
  }

  return (
    <Panel title={t('categories.title')}>
      <SelectField
        // Remounted when the list arrives after the post, to select the category again.
        key={names.length}
        label={t('fields.category')}
        options={optionsOf([...new Set([category, ...names])])}
        {...register('category')}
      />
      <div role="group" aria-labelledby={labelId}>
        <p id={labelId} className="font-semibold">
          {t('fields.additionalCategories')}
        </p>
        {more.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-2">
            {more.map((name) => (
              <li
                key={name}
                className="flex items-center rounded-full bg-limestone-200 ps-4 text-sm font-semibold"
              >
                {name}
                <button
                  type="button"
                  aria-label={t('categories.remove', { name })}
                  className="inline-flex size-11 items-center justify-center rounded-full hover:bg-limestone-300"
                  onClick={() => change(more.filter((other) => other !== name))}
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-2 flex items-end gap-2">
          <SelectField
            label={t('categories.another')}
            className="grow"
            value={next}
            onChange={(event) => setNext(event.target.value)}
            options={[['', t('categories.choose')], ...optionsOf(left)]}
          />
          <Button className="shrink-0 px-4" onClick={add}>
            {t('categories.add')}
          </Button>
        </div>
        {formState.errors.additionalCategories?.message && (
          <p className="mt-1 text-sm font-semibold text-terracotta-700">
            {formState.errors.additionalCategories.message}
          </p>
        )}
      </div>
      <Checkbox
        label={t('fields.showAdditionalCategories')}
        hint={t('categories.shownWhere')}
        {...register('showAdditionalCategories')}
      />
    </Panel>
  );
}
