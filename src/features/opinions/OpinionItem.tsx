import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { BackendError } from '@/lib/errors';
import { failureText } from '@/lib/failureText';
import { officeText } from '@/lib/officeTime';
import { LANGUAGES } from '@/site/languages';
import { buttonClass } from '@/ui/button';
import { Switch } from '@/ui/Switch';
import { completeness, missingForActivation, type Opinion } from './opinion';
import { opinionsKeys, setActive } from './queries';

const MISSING = {
  consentDate: 'la fecha del consentimiento',
  verification: 'cómo se comprobó que es un cliente real',
} as const;

interface OpinionItemProps {
  opinion: Opinion;
  onDelete: () => void;
  deleting: boolean;
}

/** One opinion in the list: what it says, whether it is shown, what can be done with it. */
export function OpinionItem({ opinion, onDelete, deleting }: OpinionItemProps) {
  const id = useId();
  const client = useQueryClient();
  const missing = missingForActivation(opinion);
  const activate = useMutation({
    mutationFn: async (active: boolean) => {
      // As the database would refuse it, but saying what is missing.
      if (active && missing.length > 0) throw new MissingConsent();
      await setActive(opinion, active);
    },
    onSettled: () => client.invalidateQueries({ queryKey: opinionsKeys.all }),
  });
  const { name, role, testimonial } = opinion.texts.es;
  const untranslated = LANGUAGES.filter((code) => completeness(opinion.texts[code]) === 'none');
  // While the answer is on its way, as it will be.
  const active = activate.isPending && missing.length === 0 ? activate.variables : opinion.active;

  return (
    <li className="grid gap-3 rounded bg-white p-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="min-w-0">
        <h2 id={id} className="font-sans text-lg leading-snug font-semibold">
          <Link to={`?id=${opinion.id}`} className="hover:underline">
            {name}
          </Link>
          {role && <span className="font-normal text-ink-700">, {role}</span>}
        </h2>
        <p className="mt-1 line-clamp-2">{testimonial}</p>
        <p className="mt-1 text-sm text-ink-700">
          {officeText(opinion.createdAt)}
          {untranslated.length > 0 && ` · Sin traducir: ${untranslated.join(', ')}`}
        </p>
        <p role="alert" className="mt-1 text-sm font-semibold text-terracotta-700 empty:hidden">
          {activate.error instanceof MissingConsent
            ? `Para mostrarla falta ${missing.map((field) => MISSING[field]).join(' y ')}.`
            : activate.error && failureText(activate.error)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="inline-flex min-h-11 items-center gap-3 pe-2">
          <Switch
            checked={active}
            disabled={activate.isPending}
            aria-describedby={id}
            onCheckedChange={(next) => activate.mutate(next)}
          />
          {active ? 'Visible' : 'Oculta'}
        </label>
        <Link
          to={`?id=${opinion.id}`}
          className={buttonClass('secondary', 'px-4')}
          aria-label={`Editar la opinión de ${name}`}
        >
          <Pencil aria-hidden="true" className="size-4" />
          Editar
        </Link>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          aria-label={`Borrar la opinión de ${name}`}
          disabled={deleting}
          onClick={onDelete}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          Borrar
        </button>
      </div>
    </li>
  );
}

class MissingConsent extends BackendError {
  constructor() {
    super('invalid', 'consent or verification are missing');
  }
}
