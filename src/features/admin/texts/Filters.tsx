import { NAMESPACES } from '@/i18n/namespaces';
import { languageLabel } from '@/lib/admin/format';
import { texts as t } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import {
  SOURCE_LANGUAGE,
  LANGUAGE_FACTS,
  LANGUAGES,
  type Language,
  TRANSLATIONS,
} from '@/site/languages';
import { cx } from '@/ui/classes';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField } from '@/ui/admin/controls';
import { completeness, type Texts } from './catalogue';
import { type Filter, STATES } from './filter';

const GROUP_OPTIONS = [
  ['', t('filters.all')] as const,
  ...NAMESPACES.map((name) => [name, `${t(`groups.${name}`)} (${name})`] as const),
];

const STATE_OPTIONS = [
  ['', t('filters.all')] as const,
  ...STATES.map((state) => [state, t(`filters.${state}`)] as const),
];

interface FiltersProps {
  texts: Texts;
  filter: Filter;
  narrow: boolean;
  /** Takes parameters of the address. */
  onChange: (changes: Record<string, string>) => void;
}

/** The list's filters: search, group, state, and the languages with their completeness. */
export function Filters({ texts, filter, narrow, onChange }: FiltersProps) {
  const { search, namespace, state, languages } = filter;
  // Rounded down, so that only all is 100.
  const percent = recordOf(LANGUAGES, (code) => {
    const { done, total } = completeness(texts, code);
    return Math.floor((done / total) * 100);
  });

  // Of the source language alone, which is always shown, where there is no other.
  const show = (codes: readonly Language[]) =>
    onChange({ languages: codes.join(',') || SOURCE_LANGUAGE });
  const toggle = (code: Language) =>
    show(TRANSLATIONS.filter((one) => languages.includes(one) !== (one === code)));

  return (
    <div role="search" className="mb-3 grid gap-3">
      <div className="grid gap-3 md:grid-cols-[2fr_1fr_1fr]">
        <SearchField
          label={t('filters.search')}
          value={search}
          onSearch={(value) => onChange({ search: value })}
        />
        <div className="grid grid-cols-2 gap-3 md:contents">
          <SelectField
            label={t('filters.group')}
            options={GROUP_OPTIONS}
            value={namespace}
            onChange={(event) => onChange({ group: event.target.value })}
          />
          <SelectField
            label={t('filters.show')}
            options={STATE_OPTIONS}
            value={state}
            onChange={(event) => onChange({ state: event.target.value })}
          />
        </div>
      </div>
      {narrow ? (
        <SelectField
          label={t('filters.language')}
          options={LANGUAGES.map((code) => [
            code,
            `${LANGUAGE_FACTS[code].flag} ${languageLabel(code)}: ${percent[code]} %`,
          ])}
          value={languages[0] ?? SOURCE_LANGUAGE}
          onChange={(event) => show([event.target.value as Language])}
        />
      ) : (
        <div role="group" aria-label={t('filters.languages')} className="flex flex-wrap gap-1.5">
          <span className="inline-flex min-h-11 items-center gap-1.5 rounded bg-limestone-200 px-2 text-sm">
            <span aria-hidden="true">{LANGUAGE_FACTS[SOURCE_LANGUAGE].flag}</span>
            <span className="font-medium">{languageLabel(SOURCE_LANGUAGE)}</span>
            {percent[SOURCE_LANGUAGE]} %
          </span>
          {TRANSLATIONS.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={languages.includes(code)}
              onClick={() => toggle(code)}
              className={cx(
                'inline-flex min-h-11 items-center gap-1.5 rounded border px-2 text-sm',
                languages.includes(code)
                  ? 'border-ink-800 bg-ink-800 text-white'
                  : 'border-ink-600/40 bg-white text-ink-800 hover:border-ink-800',
              )}
            >
              <span aria-hidden="true">{LANGUAGE_FACTS[code].flag}</span>
              <span className="font-medium">{languageLabel(code)}</span>
              {percent[code]} %
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
