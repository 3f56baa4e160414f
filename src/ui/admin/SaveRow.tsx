import { Problem } from './Problem';
import { buttonClass } from '@/ui/button';
import { unavailable } from './unavailable';

interface SaveRowProps {
  /** Why the form was not saved. */
  problem: string | null | undefined;
  busy: boolean;
  saved: boolean;
  label?: string;
  /** What is announced once it is saved. */
  savedLabel?: string;
}

/** The end of a form of settings: why it was not saved, the button, whether it is saved. */
export function SaveRow({
  problem,
  busy,
  saved,
  label = 'Guardar',
  savedLabel = 'Guardado.',
}: SaveRowProps) {
  return (
    <>
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonClass('primary')} {...unavailable(busy)}>
          {busy ? 'Guardando…' : label}
        </button>
        <p role="status">{saved && savedLabel}</p>
      </div>
    </>
  );
}
