import { languageName } from '@/lib/admin/languageName';
import { NAMESPACES } from '@/i18n/namespaces';
import { adminTexts } from '@/admin-texts';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import {
  type Catalogue,
  findText,
  flatten,
  type Form,
  formsOf,
  keyOf,
  shownText,
  type TextEntry,
  textId,
  type TextsByLanguage,
  unflatten,
} from './catalogue';
import type { TextChange } from './changes';
import { formProblem, referenceOf, textProblem } from './checks';

const t = adminTexts('texts');

const FORMAT = 'interface-texts';
const VERSION = 1;

/**
 * Exports texts as a file: all displayed texts of the languages or, with `onlyChanged`, the overrides. Equal texts
 * give equal bytes.
 */
export function exportTexts(
  catalogue: Catalogue,
  overrides: TextsByLanguage,
  languages: readonly Language[],
  onlyChanged = false,
): string {
  const texts = languages.map((language) => {
    const namespaces = NAMESPACES.map((namespace) => {
      const found = catalogue.entries
        .filter((entry) => entry.namespace === namespace)
        .flatMap((entry) =>
          formsOf(entry, language).flatMap((form) => {
            const id = textId(entry, form);
            const text = onlyChanged
              ? overrides[language].get(id)
              : shownText(catalogue, overrides, language, id);
            return text === undefined ? [] : [[keyOf(entry, form), text] as const];
          }),
        );
      return [namespace, unflatten(found)] as const;
    });
    return [language, Object.fromEntries(namespaces)] as const;
  });
  const file = { format: FORMAT, version: VERSION, texts: Object.fromEntries(texts) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** A change that an import would make. */
export interface PlannedChange {
  change: TextChange;
  entry: TextEntry;
  form: Form;
  kind: 'new' | 'changed' | 'reset';
  /** The text now and after the import. */
  before: string | undefined;
  after: string | undefined;
}

export interface ImportPlan {
  languages: Language[];
  changes: PlannedChange[];
  /** Why the file is rejected as a whole. */
  problems: string[];
}

/**
 * Plans an import: the languages of the file become exactly what it contains, so that a text it omits is the
 * shipped one again.
 */
export function planImport(
  content: string,
  catalogue: Catalogue,
  overrides: TextsByLanguage,
): ImportPlan {
  const file = parseFile(content);
  const plan: ImportPlan = { languages: file.languages, changes: [], problems: file.problems };
  for (const language of file.languages) {
    planLanguage(plan, language, file.texts[language], catalogue, overrides);
  }
  if (plan.problems.length > 0) plan.changes = [];
  return plan;
}

interface ParsedFile {
  languages: Language[];
  texts: Partial<Record<Language, unknown>>;
  problems: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseFile(content: string): ParsedFile {
  const refuse = (problem: string): ParsedFile => ({
    languages: [],
    texts: {},
    problems: [problem],
  });
  let file: unknown;
  try {
    file = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return refuse(t('file.notJson'));
  }
  if (!isObject(file) || file.format !== FORMAT || !isObject(file.texts)) {
    return refuse(t('file.other'));
  }
  if (file.version !== VERSION) {
    return refuse(t('file.version'));
  }
  const codes = Object.keys(file.texts);
  const problems = codes
    .filter((code) => !isLanguage(code))
    .map((code) => t('file.unknownLanguage', { code }));
  if (codes.length === 0) problems.push(t('file.noLanguage'));
  return {
    languages: LANGUAGES.filter((code) => codes.includes(code)),
    texts: file.texts,
    problems,
  };
}

/** The file's texts by 'namespace/key'. */
function textsOf(language: Language, file: unknown, problems: string[]): Map<string, string> {
  const texts = new Map<string, string>();
  if (!isObject(file)) {
    problems.push(t('file.noGroups', { place: language }));
    return texts;
  }
  for (const [namespace, node] of Object.entries(file)) {
    const place = `${language}, ${namespace}`;
    if (!(NAMESPACES as readonly string[]).includes(namespace)) {
      problems.push(t('file.unknownGroup', { place }));
    } else if (!isObject(node)) {
      problems.push(t('file.noTexts', { place }));
    } else {
      const onOther = (path: string) => problems.push(t('file.noText', { place, path }));
      for (const [key, text] of flatten(node, onOther)) texts.set(`${namespace}/${key}`, text);
    }
  }
  return texts;
}

function planLanguage(
  { changes, problems }: ImportPlan,
  language: Language,
  file: unknown,
  catalogue: Catalogue,
  overrides: TextsByLanguage,
): void {
  const wanted = textsOf(language, file, problems);
  for (const id of wanted.keys()) {
    const place = `${language}, ${id}`;
    const found = findText(catalogue, id);
    const wrongForm = found && formProblem(language, found.form);
    if (!found) problems.push(t('file.unknownText', { place }));
    else if (wrongForm) problems.push(`${place}: ${wrongForm}.`);
  }
  for (const entry of catalogue.entries) {
    const planned = planEntry(entry, language, wanted, catalogue, overrides);
    for (const { change, form } of planned) {
      const problem =
        change.value !== null &&
        textProblem(change.value, referenceOf(catalogue, entry), language, form);
      if (problem) problems.push(`${language}, ${textId(entry, form)}: ${problem}`);
    }
    changes.push(...planned);
    for (const form of missingForms(entry, language, planned, catalogue, overrides)) {
      problems.push(
        t('file.missingForm', {
          place: `${language}, ${entry.id}`,
          form: form && t(`forms.${form}`),
          language: languageName(language),
        }),
      );
    }
  }
}

/** The changes to the forms of one text. */
function planEntry(
  entry: TextEntry,
  language: Language,
  wanted: ReadonlyMap<string, string>,
  catalogue: Catalogue,
  overrides: TextsByLanguage,
): PlannedChange[] {
  const { namespace } = entry;
  return formsOf(entry, language).flatMap((form): PlannedChange[] => {
    const id = textId(entry, form);
    const shipped = catalogue.shipped[language].get(id);
    const expected = overrides[language].get(id) ?? null;
    const before = expected ?? shipped;
    const text = wanted.get(id);
    const value = text === undefined || text === shipped ? null : text;
    // An override equal to the shipped text is left as it is.
    if (value === expected || text === before) return [];
    const kind = value === null ? 'reset' : expected === null ? 'new' : 'changed';
    const change = { language, namespace, key: keyOf(entry, form), value, expected };
    return [{ change, entry, form, kind, before, after: value ?? shipped }];
  });
}

/** The plural forms that a changed text would lack; none for one that would have no text at all. */
function missingForms(
  entry: TextEntry,
  language: Language,
  planned: readonly PlannedChange[],
  catalogue: Catalogue,
  overrides: TextsByLanguage,
): readonly Form[] {
  if (planned.length === 0 || !entry.plural) return [];
  const forms = formsOf(entry, language);
  const missing = forms.filter((form) => {
    const change = planned.find((one) => one.form === form);
    const text = change
      ? change.after
      : shownText(catalogue, overrides, language, textId(entry, form));
    return text === undefined;
  });
  return missing.length === forms.length ? [] : missing;
}
