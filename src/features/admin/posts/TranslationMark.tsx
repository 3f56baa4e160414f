import {
  Check,
  CircleDashed,
  Hourglass,
  Minus,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { cx } from '@/ui/classes';
import { languageLabel } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';
import { translationStateName, type TranslationState } from './post';
import { type Translation } from '@/site/languages';

/** A distinct shape for each state, so that it does not depend on colour. */
const MARKS: Record<TranslationState, { icon: LucideIcon; className: string }> = {
  current: { icon: Check, className: 'text-sea-700' },
  waiting: { icon: Hourglass, className: 'text-sea-700' },
  incomplete: { icon: CircleDashed, className: 'text-brass-700' },
  outdated: { icon: TriangleAlert, className: 'text-terracotta-600' },
  missing: { icon: Minus, className: 'text-ink-500' },
};

/** The icon of a translation state, without a label. */
export function TranslationIcon({ state }: { state: TranslationState }) {
  const { icon: Icon, className } = MARKS[state];
  return <Icon className={cx('size-4 shrink-0', className)} />;
}

/** The state of a translation as an icon, with a label for screen readers. */
export function TranslationMark({
  language,
  state,
}: {
  language: Translation;
  state: TranslationState;
}) {
  const label = `${languageLabel(language)}: ${translationStateName(state)}`;
  return (
    <span title={label} className="inline-flex items-center gap-1 lg:gap-0.5">
      <span aria-hidden="true" className="text-xs uppercase lg:hidden">
        {language}
      </span>
      <TranslationIcon state={state} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The legend of the translation icons. */
export function TranslationLegend() {
  return (
    <ul
      aria-label={t('mark.signs')}
      className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-700"
    >
      {(Object.keys(MARKS) as TranslationState[]).map((state) => (
        <li key={state} className="flex items-center gap-1.5">
          <TranslationIcon state={state} />
          {translationStateName(state)}
        </li>
      ))}
    </ul>
  );
}
