import { languageName } from '@/lib/admin/languageName';
import { NAMESPACES } from '@/i18n/namespaces';
import { adminTexts } from '@/admin-texts';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import {
  type Catalogue,
  findText,
  flatten,
  formsOf,
  keyOf,
  shownText,
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

export interface ImportPlan {
  changes: TextChange[];
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
  const plan: ImportPlan = { changes: [], problems: file.problems };
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
    const forms = formsOf(entry, language);
    const changed = forms.flatMap((form): TextChange[] => {
      const id = textId(entry, form);
      const shipped = catalogue.shipped[language].get(id);
      const expected = overrides[language].get(id) ?? null;
      const text = wanted.get(id);
      const value = text === undefined || text === shipped ? null : text;
      // An override equal to the shipped text is left as it is.
      if (value === expected || text === (expected ?? shipped)) return [];
      const problem =
        value !== null && textProblem(value, referenceOf(catalogue, entry), language, form);
      if (problem) problems.push(`${language}, ${id}: ${problem}`);
      return [{ language, id, value, expected }];
    });
    changes.push(...changed);
    const missing = forms.filter((form) => {
      const id = textId(entry, form);
      return !wanted.has(id) && !catalogue.shipped[language].has(id);
    });
    // A text may have no form at all.
    if (changed.length === 0 || missing.length === forms.length) continue;
    for (const form of missing) {
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
