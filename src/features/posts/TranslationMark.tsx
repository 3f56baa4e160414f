import { Check, CircleDashed, Minus, TriangleAlert, type LucideIcon } from 'lucide-react';
import { cx } from '@/ui/cx';
import { SPANISH_NAMES, TRANSLATION_STATE_NAMES, type TranslationState } from './post';
import type { Translation } from './schema';

/** Each state has a shape of its own, so that it is seen without colour too. */
const MARKS: Record<TranslationState, { icon: LucideIcon; className: string }> = {
  current: { icon: Check, className: 'text-sea-700' },
  incomplete: { icon: CircleDashed, className: 'text-brass-700' },
  outdated: { icon: TriangleAlert, className: 'text-terracotta-600' },
  missing: { icon: Minus, className: 'text-ink-500' },
};

export function TranslationIcon({ state }: { state: TranslationState }) {
  const { icon: Icon, className } = MARKS[state];
  return <Icon aria-hidden="true" className={cx('size-4 shrink-0', className)} />;
}

/** How far a translation is: a sign to see, a sentence to hear. */
export function TranslationMark({
  language,
  state,
}: {
  language: Translation;
  state: TranslationState;
}) {
  const words = `${SPANISH_NAMES[language]}: ${TRANSLATION_STATE_NAMES[state]}`;
  return (
    <span title={words} className="inline-flex items-center gap-1">
      <span aria-hidden="true" className="text-xs uppercase lg:hidden">
        {language}
      </span>
      <TranslationIcon state={state} />
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** What the signs mean. */
export function TranslationLegend() {
  return (
    <ul
      aria-label="Signos de las traducciones"
      className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-700"
    >
      {(Object.keys(MARKS) as TranslationState[]).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <TranslationIcon state={state} />
          {TRANSLATION_STATE_NAMES[state]}
        </li>
      ))}
    </ul>
  );
}
