import { type Language, LANGUAGE_FACTS } from '@/site/languages';
import { cx } from '@/ui/classes';
import { languageLabel } from './format';

interface LanguageButtonsProps<L extends Language> {
  languages: readonly L[];
  shown: L;
  onShow: (language: L) => void;
  /** Whether each is named in itself, for who reads no other. */
  inOwn?: boolean;
  /** What stands behind a language's name. */
  note?: (language: L) => string;
}

/** A button for each language that something can be shown in. */
export function LanguageButtons<L extends Language>(props: LanguageButtonsProps<L>) {
  const { languages, shown, onShow, inOwn = false, note } = props;
  return languages.map((code) => (
    <button
      key={code}
      type="button"
      lang={inOwn ? code : undefined}
      aria-pressed={code === shown}
      className={cx(
        'min-h-11 rounded px-2.5 text-sm',
        code === shown ? 'bg-ink-800 font-semibold text-white' : 'hover:bg-limestone-200',
      )}
      onClick={() => onShow(code)}
    >
      {inOwn ? LANGUAGE_FACTS[code].name : languageLabel(code)}
      {note?.(code)}
    </button>
  ));
}
