import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/Checkbox';
import { TextField } from '@/ui/TextField';
import { Panel } from './Panel';
import { postCategoriesOptions } from './queries';
import { LIMITS, type PostValues } from './schema';

/** The category and the additional ones, each suggested from those in use. */
export function CategoryPanel() {
  const { register, setValue, formState } = useFormContext<PostValues>();
  const more = useWatch<PostValues, 'additionalCategories'>({ name: 'additionalCategories' });
  const { data: used = [] } = useQuery(postCategoriesOptions());
  const [next, setNext] = useState('');
  const listId = useId();
  const labelId = useId();

  function change(categories: string[]) {
    setValue('additionalCategories', categories, { shouldDirty: true, shouldValidate: true });
  }

  function add() {
    const name = next.trim();
    if (name && !more.includes(name)) change([...more, name]);
    setNext('');
  }

  return (
    <Panel title="Categorías">
      <TextField
        label="Categoría"
        list={listId}
        autoComplete="off"
        hint="Sin ninguna será «General»."
        error={formState.errors.category?.message}
        {...register('category')}
      />
      <datalist id={listId}>
        {used.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div role="group" aria-labelledby={labelId}>
        <p id={labelId} className="font-semibold">
          Otras categorías
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
                  aria-label={`Quitar ${name}`}
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
          <TextField
            label={<span className="text-sm font-normal">Añadir otra</span>}
            className="grow"
            list={listId}
            autoComplete="off"
            maxLength={LIMITS.category}
            value={next}
            onChange={(event) => setNext(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <button type="button" className={buttonClass('secondary', 'shrink-0 px-4')} onClick={add}>
            Añadir
          </button>
        </div>
        {formState.errors.additionalCategories?.message && (
          <p className="mt-1 text-sm font-semibold text-terracotta-700">
            {formState.errors.additionalCategories.message}
          </p>
        )}
      </div>
      <Checkbox
        label="Mostrar las otras categorías"
        hint="En la entrada y en el filtro del blog."
        {...register('showAdditionalCategories')}
      />
    </Panel>
  );
}
