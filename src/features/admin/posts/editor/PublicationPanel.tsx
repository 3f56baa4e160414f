import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageName } from '@/lib/admin/languageName';
import { firm } from '@/site/firm';
import { Checkbox } from '@/ui/admin/Checkbox';
import { TextField } from '@/ui/admin/TextField';
import { unavailable } from '@/ui/admin/unavailable';
import { buttonClass } from '@/ui/button';
import { longDate, shortTime } from '../dates';
import { stateOf } from '../post';
import { Panel } from '../Panel';
import type { PostValues } from '../schema';
import { StateBadge } from '../StateBadge';
import type { SavedPost } from '../usePostForm';

interface PublicationPanelProps {
  /** The post in the database; what the form says comes true when it is saved. */
  saved: SavedPost;
  busy: boolean;
  /** Saves the post as one that nobody outside the firm sees. */
  onDraft: () => void;
  /** The publication state of the saved post. */
  children: ReactNode;
}

/** Whether, when and where the post is published. */
export function PublicationPanel({ saved, busy, onDraft, children }: PublicationPanelProps) {
  const { register, formState } = useFormContext<PostValues>();
  const [date, publishAt, waiting] = useWatch<
    PostValues,
    ['date', 'publishAt', 'waitingLanguages']
  >({ name: ['date', 'publishAt', 'waitingLanguages'] });
  const { inBin, values: was } = saved;
  const state = stateOf({ hidden: was.hidden, date, publishAt, inBin });
  const savedState = stateOf({ ...was, inBin });
  const isSaved =
    state === savedState &&
    (state !== 'scheduled' || (date === was.date && publishAt === was.publishAt));
  const time = publishAt ? ` a las ${shortTime(publishAt)}` : '';
  return (
    <Panel title="Publicación">
      <p role="status">
        {/* Replaced as a whole, or screen readers would say it once for each part. */}
        <span key={`${state} ${isSaved}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {!isSaved && <span className="text-sm text-ink-700">Al guardar: </span>}
          <StateBadge state={state} />{' '}
          <span className="text-sm text-ink-700">
            {state === 'published' && `Cualquiera ${isSaved ? 'puede' : 'podrá'} leerla.`}
            {state === 'scheduled' && `Se publicará sola el ${longDate(date)}${time}.`}
            {state === 'hidden' && 'Solo la ve el despacho.'}
            {state === 'bin' && 'Solo se ve en la papelera.'}
          </span>
        </span>
      </p>
      {waiting.length > 0 && (
        <p className="text-sm text-ink-700">
          En espera, sin publicar: {waiting.map(languageName).join(', ')}.
        </p>
      )}
      {(savedState === 'published' || savedState === 'scheduled') && (
        <button
          type="button"
          className={buttonClass('quiet', 'justify-self-start')}
          {...unavailable(busy)}
          onClick={onDraft}
        >
          <EyeOff aria-hidden="true" className="size-5" />
          Pasar a borrador
        </button>
      )}
      <TextField
        type="date"
        label="Fecha"
        hint={`Con una fecha futura se programa para ese día, según la hora de ${firm.address.city}.`}
        error={formState.errors.date?.message}
        {...register('date')}
      />
      <TextField
        type="time"
        label="Hora"
        hint="Desde cuándo se lee ese día. Vacía: desde medianoche. Los lectores solo ven la fecha."
        error={formState.errors.publishAt?.message}
        {...register('publishAt')}
      />
      <Checkbox
        label="Destacar en la portada"
        hint="Aparece en el carrusel de la página de inicio."
        {...register('showOnHomepage')}
      />
      {children}
    </Panel>
  );
}
