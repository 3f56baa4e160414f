import { NAMESPACES } from '@/i18n/namespaces';
import { texts as t } from '@/admin-texts';
import { languageName } from '@/lib/admin/languageName';
import { recordOf } from '@/lib/recordOf';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import { formsOf, idsOf, leavesOf, type Texts } from './catalogue';
import { changeOf, isNone, type TextChange } from './changes';
import { referenceOf, textProblem } from './checks';

const FORMAT = 'interface-texts';
const VERSION = 1;

/** Exports the displayed texts of all languages as a file. Equal texts give equal bytes. */
export function exportTexts(texts: Texts): string {
  const content = recordOf(LANGUAGES, (language) => {
    const groups = recordOf(NAMESPACES, (): Record<string, string> => ({}));
    for (const entry of texts.entries) {
      for (const { id, shown } of formsOf(texts, language, entry)) {
        if (shown) groups[entry.namespace][id.slice(entry.namespace.length + 1)] = shown;
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
  const plan: ImportPlan = { changes: [], problems: [] };
  if (typeof file === 'string') plan.problems.push(file);
  else {
    for (const code of Object.keys(file)) {
      if (isLanguage(code)) planLanguage(plan, code, file[code], texts);
      else plan.problems.push(t('file.unknownLanguage', { code }));
    }
  }
  if (plan.problems.length > 0) plan.changes = [];
  return plan;
}

/** The texts of a file by language, or why it cannot be read. */
function parseFile(content: string): Record<string, unknown> | string {
  let file: { format?: unknown; version?: unknown; texts?: Record<string, unknown> } | null;
  try {
    file = JSON.parse(content.replace(/^\uFEFF/, '')) as typeof file;
  } catch {
    return t('file.notJson');
  }
  if (file?.format !== FORMAT) return t('file.other');
  if (file.version !== VERSION) return t('file.version');
  const { texts } = file;
  return texts && Object.keys(texts).length > 0 ? texts : t('file.noLanguage');
}

function planLanguage(
  { changes, problems }: ImportPlan,
  language: Language,
  file: unknown,
  texts: Texts,
): void {
  const wanted = new Map<string, string>();
  for (const [id, text] of leavesOf(file)) {
    const place = `${language}, ${id}`;
    const entry = texts.byId.get(id);
    if (typeof text === 'string') wanted.set(id, text);
    if (typeof text !== 'string') problems.push(t('file.noText', { place }));
    else if (!entry) problems.push(t('file.unknownText', { place }));
    else if (!idsOf(entry, language).includes(id)) {
      const form = { language: languageName(language), form: id.slice(entry.id.length + 1) };
      problems.push(`${place}: ${t('problems.unknownForm', form)}.`);
    }
  }
  for (const entry of texts.entries) {
    const forms = formsOf(texts, language, entry);
    const changed = forms.flatMap((form): TextChange[] => {
      const text = wanted.get(form.id);
      const change = changeOf(form, text ?? null);
      // An override equal to the shipped text is left as it is.
      if (isNone(change) || text === form.shown) return [];
      const problem =
        change.value !== null &&
        textProblem(change.value, referenceOf(texts, entry), language, form.plural);
      if (problem) problems.push(`${language}, ${form.id}: ${problem}`);
      return [change];
    });
    changes.push(...changed);
    const missing = forms.filter(({ id, shipped }) => !wanted.has(id) && shipped === undefined);
    // A text may have no form at all.
    if (changed.length === 0 || missing.length === forms.length) continue;
    for (const { plural } of missing) {
      problems.push(
        t('file.missingForm', {
          place: `${language}, ${entry.id}`,
          form: plural && t(`forms.${plural}`),
          language: languageName(language),
        }),
      );
    }
  }
}
