import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { makeLink } from './mutations';
import { NewAddress } from './NewAddress';
import { reviewsOptions } from './queries';

interface LinkFormProps {
  post: string;
  /** Whether the editor has changes that a link does not show. */
  unsaved: boolean;
}

/** Makes a link for somebody without an account. */
export function LinkForm({ post, unsaved }: LinkFormProps) {
  const [reader, setReader] = useState('');
  const [days, setDays] = useState('7');
  const client = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => makeLink(post, { reader, days: Number(days) }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsOptions(post).queryKey }),
  });
  return (
    <form
      aria-labelledby="new-link"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <h3 id="new-link" className="text-xl">
        Crear un enlace
      </h3>
      {unsaved && <p>Hay cambios sin guardar: el enlace enseña lo guardado.</p>}
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label="Para quién"
          value={reader}
          required
          maxLength={80}
          onChange={(event) => setReader(event.target.value)}
        />
        <TextField
          type="number"
          label="Días que vale"
          hint="De 1 a 30."
          value={days}
          required
          min={1}
          max={30}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <button
        type="submit"
        className={buttonClass('primary', 'justify-self-start')}
        {...unavailable(isPending)}
      >
        Crear el enlace
      </button>
      {data && <NewAddress key={data} address={data} />}
      <p role="alert" className="font-semibold text-terracotta-700 empty:hidden">
        {data === null && 'La entrada ya no existe o está en la papelera.'}
        {error && failureText(error)}
      </p>
    </form>
  );
}
