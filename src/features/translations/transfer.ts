import { NAMESPACES } from '@/i18n/engine';
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
import { FORM_NAMES, formProblem, languageName, referenceOf, textProblem } from './checks';

const FORMAT = 'interface-texts';
const VERSION = 1;

/**
 * Texts as a file: all that the languages show or, with `onlyChanged`, what the firm has changed. The same texts
 * give the same bytes.
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

/** One line of what an import would do. */
export interface PlannedChange {
  change: TextChange;
  entry: TextEntry;
  form: Form;
  kind: 'new' | 'changed' | 'reset';
  /** What the site shows now, and what it would show. */
  before: string | undefined;
  after: string | undefined;
}

export interface ImportPlan {
  languages: Language[];
  changes: PlannedChange[];
  /** Why the file cannot be taken; nothing of it is, then. */
  problems: string[];
}

/**
 * What the languages of an exported file would become: exactly what it says, so that a text it leaves out is the
 * shipped one again.
 */
export function planImport(
  content: string,
  catalogue: Catalogue,
  overrides: TextsByLanguage,
): ImportPlan {
  const read = readFile(content);
  const plan: ImportPlan = { languages: read.languages, changes: [], problems: read.problems };
  for (const language of read.languages) {
    planLanguage(plan, language, read.texts[language], catalogue, overrides);
  }
  if (plan.problems.length > 0) plan.changes = [];
  return plan;
}

interface ReadFile {
  languages: Language[];
  texts: Partial<Record<Language, unknown>>;
  problems: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFile(content: string): ReadFile {
  const refuse = (problem: string): ReadFile => ({ languages: [], texts: {}, problems: [problem] });
  let file: unknown;
  try {
    file = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('El archivo no es JSON, o está incompleto.');
  }
  if (!isObject(file) || file.format !== FORMAT || !isObject(file.texts)) {
    return refuse('El archivo no es una exportación de los textos de este sitio.');
  }
  if (file.version !== VERSION) {
    return refuse('El archivo es de otra versión del programa. Vuelva a exportarlo.');
  }
  const codes = Object.keys(file.texts);
  const problems = codes
    .filter((code) => !isLanguage(code))
    .map((code) => `${code}: este sitio no tiene ese idioma.`);
  if (codes.length === 0) problems.push('El archivo no contiene ningún idioma.');
  return {
    languages: LANGUAGES.filter((code) => codes.includes(code)),
    texts: file.texts,
    problems,
  };
}

/** 'namespace/key' -> text, as the file says. */
function textsOf(language: Language, file: unknown, problems: string[]): Map<string, string> {
  const texts = new Map<string, string>();
  if (!isObject(file)) {
    problems.push(`${language}: se esperaba un objeto con los grupos de textos.`);
    return texts;
  }
  for (const [namespace, node] of Object.entries(file)) {
    const place = `${language}, ${namespace}`;
    if (!(NAMESPACES as readonly string[]).includes(namespace)) {
      problems.push(`${place}: este sitio no tiene ese grupo de textos.`);
    } else if (!isObject(node)) {
      problems.push(`${place}: se esperaba un objeto con textos.`);
    } else {
      const onOther = (path: string) => problems.push(`${place}, ${path}: no es un texto.`);
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
  const shipped = catalogue.shipped[language];
  const current = overrides[language];
  for (const id of wanted.keys()) {
    const place = `${language}, ${id}`;
    const found = findText(catalogue, id);
    const wrongForm = found && formProblem(language, found.form);
    if (!found) problems.push(`${place}: este sitio no tiene ese texto.`);
    else if (wrongForm) problems.push(`${place}: ${wrongForm}.`);
  }
  for (const entry of catalogue.entries) {
    const forms = formsOf(entry, language);
    const planned = forms.flatMap((form): PlannedChange[] => {
      const id = textId(entry, form);
      const before = current.get(id) ?? shipped.get(id);
      const text = wanted.get(id);
      const value = text === undefined || text === shipped.get(id) ? null : text;
      const expected = current.get(id) ?? null;
      // A text of the firm's that says what the shipped one says is left as it is.
      if (value === expected || text === before) return [];
      const problem =
        value !== null && textProblem(value, referenceOf(catalogue, entry), language, form);
      if (problem) problems.push(`${language}, ${id}: ${problem}`);
      const kind = value === null ? 'reset' : expected === null ? 'new' : 'changed';
      const { namespace } = entry;
      const change = { language, namespace, key: keyOf(entry, form), value, expected };
      return [{ change, entry, form, kind, before, after: value ?? shipped.get(id) }];
    });
    changes.push(...planned);
    if (planned.length === 0 || !entry.plural) continue;
    const after = new Map(planned.map((one) => [one.form, one.after]));
    const missing = forms.filter((form) => {
      const id = textId(entry, form);
      return (
        (after.has(form) ? after.get(form) : (current.get(id) ?? shipped.get(id))) === undefined
      );
    });
    if (missing.length === 0 || missing.length === forms.length) continue;
    for (const form of missing) {
      const name = form && FORM_NAMES[form];
      problems.push(
        `${language}, ${entry.id}: falta la forma «${name}», que el ${languageName(language)} necesita.`,
      );
    }
  }
}
