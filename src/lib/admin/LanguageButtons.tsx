import type { Language } from '@/site/languages';
import { cx } from '@/ui/cx';
import { languageLabel } from './languageName';

interface LanguageButtonsProps {
  languages: readonly Language[];
  shown: Language;
  onShow: (language: Language) => void;
  /** What stands behind a language's name. */
  note?: (language: Language) => string;
}

/** A button for each language that something can be shown in. */
export function LanguageButtons({ languages, shown, onShow, note }: LanguageButtonsProps) {
  return languages.map((code) => (
    <button
      key={code}
      type="button"
      aria-pressed={code === shown}
      className={cx(
        'min-h-11 rounded px-2.5 text-sm',
        code === shown ? 'bg-ink-800 font-semibold text-white' : 'hover:bg-limestone-200',
      )}
      onClick={() => onShow(code)}
    >
      {languageLabel(code)}
      {note?.(code)}
    </button>
  ));
}
