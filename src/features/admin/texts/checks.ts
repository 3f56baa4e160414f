import { languageName } from '@/lib/admin/format';
import { DEFAULT_VARIABLES } from '@/i18n/instance';
import { adminLanguage, texts as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language } from '@/site/languages';
import { PLACES } from '@/site/places';
import { formsOf, type PluralForm, type TextEntry, type Texts } from './catalogue';
import type { ByForm } from './changes';

/** Placeholders allowed in every text. */
const COMMON_VALUES = Object.keys(DEFAULT_VARIABLES);

/** The limit of the database's column. */
const MAX_LENGTH = 10_000;

/** Numbers that cover the plural forms of all languages. */
const SAMPLES = [...Array(201).keys(), 1_000_000, 2_000_000];

/** Some numbers with a plural form, as a help for translators. */
export function examplesOf(language: Language, form: PluralForm): number[] {
  const rules = new Intl.PluralRules(language);
  return SAMPLES.filter((number) => rules.select(number) === form).slice(0, 4);
}

/** A placeholder, such as `{{page}}`. */
export const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** The placeholders of a text: 'Página {{page}}' has page. */
export function placeholdersOf(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name));
}

/** Control characters other than tab and line feed, and bidirectional overrides and isolates. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const LIST = new Intl.ListFormat(adminLanguage(), { type: 'conjunction' });
const named = (names: Iterable<string>) => LIST.format(Array.from(names, (name) => `{{${name}}}`));

/** Why a text is invalid; undefined if it is not. @param reference the shipped Spanish text. */
export function textProblem(
  text: string,
  reference: string,
  language: Language,
  form: PluralForm | '',
): string | undefined {
  if (!text.trim()) return t('problems.empty');
  if (text.length > MAX_LENGTH) return t('problems.tooLong');
  if (CONTROL.test(text) || /\p{Surrogate}/u.test(text)) {
    return t('problems.characters');
  }
  if (text.includes('$t(')) return t('problems.code', { code: '$t(' });
  const wanted = placeholdersOf(reference);
  const used = placeholdersOf(text);
  const unknown = [...used].filter((name) => !wanted.has(name) && !COMMON_VALUES.includes(name));
  if (unknown.length > 0) {
    return t('problems.unknown', {
      unknown: named(unknown),
      known: named(new Set([...wanted, ...COMMON_VALUES])),
    });
  }
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) {
    return t('problems.brace', { example: '{{city}}' });
  }
  // A form for one number only may omit it ("Un artículo"), other forms may not: Russian uses the form of 1 for
  // 21.
  if (form && examplesOf(language, form).length === 1) wanted.delete('count');
  const missing = [...wanted].filter((name) => !used.has(name) && !(name in PLACES));
  if (missing.length > 0) {
    return t('problems.missing', { count: missing.length, names: named(missing) });
  }
  return undefined;
}

/** The invalid forms of a text with their messages. Every form that the language uses is required. */
export function cellProblems(
  texts: Texts,
  language: Language,
  entry: TextEntry,
  values: ByForm<string>,
): ByForm<string> {
  const spanish = entry.plural ? `${entry.id}_other` : entry.id;
  const reference = texts.shipped[SOURCE_LANGUAGE].get(spanish) ?? '';
  const problems = formsOf(texts, language, entry).map(({ id, plural }) => {
    const text = values[id] ?? '';
    return [
      id,
      plural && !text.trim()
        ? t('problems.missingForm', {
            form: t(`forms.${plural}`),
            language: languageName(language),
          })
        : textProblem(text, reference, language, plural),
    ];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem)) as ByForm<string>;
}
