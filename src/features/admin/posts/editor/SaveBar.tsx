import { Eye, Save } from 'lucide-react';
import { buttonClass } from '@/ui/button';

interface SaveBarProps {
  dirty: boolean;
  isNew: boolean;
  saving: boolean;
  /** While a translation is being confirmed. */
  blocked: boolean;
  problem: string;
  onPreview: () => void;
}

/** The sticky bar with the save state and the save and preview buttons. */
export function SaveBar({ dirty, isNew, saving, blocked, problem, onPreview }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-t-lg border border-limestone-300 bg-white px-3 py-2 shadow-float low:static">
      <p role="alert" className="w-full font-semibold text-terracotta-700 empty:hidden">
        {problem}
      </p>
      <button
        type="submit"
        className={buttonClass('primary', 'max-sm:px-4')}
        aria-disabled={saving || blocked}
      >
        <Save aria-hidden="true" className="size-5" />
        {saving ? 'Guardando…' : 'Guardar'}
      </button>
      <button type="button" className={buttonClass('secondary', 'max-sm:px-4')} onClick={onPreview}>
        <Eye aria-hidden="true" className="size-5" />
        Vista previa
      </button>
      <p role="status" className="text-sm text-ink-700">
        {dirty && 'Hay cambios sin guardar.'}
        {!dirty && (isNew ? 'Todavía no hay nada que guardar.' : 'Todo está guardado.')}
      </p>
      <p className="ms-auto text-sm text-ink-700 max-sm:hidden">
        <kbd className="rounded border border-ink-300 px-1.5">Ctrl</kbd> +{' '}
        <kbd className="rounded border border-ink-300 px-1.5">S</kbd> guarda
      </p>
    </div>
  );
}
