import { languageName } from '@/lib/admin/languageName';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { fieldsIn, isField } from './fields';
import type { ReplyTemplateValues } from './template';

type Problems = Partial<Record<Language | 'name', string>>;

const braces = (names: string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** What keeps a template from being saved, by field: each text must have the fields of the Spanish one. */
export function templateProblems({ name, texts }: ReplyTemplateValues): Problems {
  const problems: Problems = {};
  if (!name.trim()) problems.name = 'Póngale un nombre.';
  if (!texts.es.trim()) problems.es = 'Escriba al menos el texto español.';
  const wanted = fieldsIn(texts.es);
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (!text.trim()) continue;
    const found = fieldsIn(text);
    const unknown = found.filter((field) => !isField(field));
    const missing = wanted.filter((field) => !found.includes(field));
    const extra = found.filter((field) => !wanted.includes(field));
    if (unknown.length > 0) {
      problems[language] = `No hay ningún campo ${braces(unknown)}.`;
    } else if (language !== SOURCE_LANGUAGE && missing.length > 0) {
      problems[language] = `Falta ${braces(missing)}, que está en el texto español.`;
    } else if (language !== SOURCE_LANGUAGE && extra.length > 0) {
      problems[language] = `${braces(extra)} está en ${languageName(language)} y no en español.`;
    }
  }
  return problems;
}
