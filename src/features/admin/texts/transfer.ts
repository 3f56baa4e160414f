import { languageName } from '@/lib/admin/languageName';
import { NAMESPACES } from '@/i18n/namespaces';
import { texts as t } from '@/admin-texts';
import { recordOf } from '@/lib/recordOf';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import { flatten, formOf, idsOf, shownText, type Texts } from './catalogue';
import type { TextChange } from './changes';
import { formProblem, referenceOf, textProblem } from './checks';

const FORMAT = 'interface-texts';
const VERSION = 1;

/**
 * Exports texts as a file: all displayed texts of the languages or, with `onlyChanged`, the overrides. Equal texts
 * give equal bytes.
 */
export function exportTexts(
  texts: Texts,
  languages: readonly Language[],
  onlyChanged = false,
): string {
  const content = recordOf(languages, (language) => {
    const groups = recordOf(NAMESPACES, (): Record<string, string> => ({}));
    for (const entry of texts.entries) {
      for (const id of idsOf(entry, language)) {
        const text = onlyChanged ? texts.own[language].get(id) : shownText(texts, language, id);
        if (text !== undefined)
          groups[entry.namespace][id.slice(entry.namespace.length + 1)] = text;
      }
    }
    return groups;
  });
  return `${JSON.stringify({ format: FORMAT, version: VERSION, texts: content }, null, 2)}\n`;
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
export function planImport(content: string, texts: Texts): ImportPlan {
  const file = parseFile(content);
  const plan: ImportPlan = { changes: [], problems: file.problems };
  for (const language of file.languages) planLanguage(plan, language, file.texts[language], texts);
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
  texts: Texts,
): void {
  const shipped = texts.shipped[language];
  const wanted = textsOf(language, file, problems);
  for (const id of wanted.keys()) {
    const place = `${language}, ${id}`;
    const entry = texts.byId.get(id);
    const wrongForm = entry && formProblem(language, entry, id);
    if (!entry) problems.push(t('file.unknownText', { place }));
    else if (wrongForm) problems.push(`${place}: ${wrongForm}.`);
  }
  for (const entry of texts.entries) {
    const ids = idsOf(entry, language);
    const changed = ids.flatMap((id): TextChange[] => {
      const expected = texts.own[language].get(id) ?? null;
      const text = wanted.get(id);
      const value = text === undefined || text === shipped.get(id) ? null : text;
      // An override equal to the shipped text is left as it is.
      if (value === expected || text === (expected ?? shipped.get(id))) return [];
      const problem =
        value !== null &&
        textProblem(value, referenceOf(texts, entry), language, formOf(entry, id));
      if (problem) problems.push(`${language}, ${id}: ${problem}`);
      return [{ language, id, value, expected }];
    });
    changes.push(...changed);
    const missing = ids.filter((id) => !wanted.has(id) && !shipped.has(id));
    // A text may have no form at all.
    if (changed.length === 0 || missing.length === ids.length) continue;
    for (const id of missing) {
      const form = formOf(entry, id);
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
