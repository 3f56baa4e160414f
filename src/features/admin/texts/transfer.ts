import { NAMESPACES } from '@/i18n/namespaces';
import { texts as t } from '@/admin-texts';
import { languageName } from '@/lib/admin/format';
import { recordOf } from '@/lib/recordOf';
import { isLanguage, LANGUAGES, type Language } from '@/site/languages';
import { formsOf, idsOf, leavesOf, type Texts } from './catalogue';
import { changeOf, isNone, type TextChange } from './changes';
import { cellProblems } from './checks';

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

/** Plans an import: languages in the file become what it contains, and the shipped text where it has none. */
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
    const changed = forms
      // An override equal to the shipped text is left as it is.
      .filter(({ id, shown }) => wanted.get(id) !== shown)
      .map((form) => changeOf(form, wanted.get(form.id) ?? null))
      .filter((change) => !isNone(change));
    changes.push(...changed);
    const values = Object.fromEntries(
      forms.map(({ id, shipped }) => [id, wanted.get(id) ?? shipped]),
    );
    // A text may have no form at all.
    const isNowhere = Object.values(values).every((text) => text === undefined);
    if (changed.length === 0 || isNowhere) continue;
    for (const [id, problem] of Object.entries(cellProblems(texts, language, entry, values))) {
      problems.push(`${language}, ${id}: ${problem}`);
    }
  }
}
