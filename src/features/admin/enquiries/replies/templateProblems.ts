import { languageName } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { fieldsIn, isField } from '@/lib/admin/replies/fields';
import type { ReplyTemplate } from '@/lib/admin/replies/template';

/** What is written of a template. */
export type TemplateValues = Pick<ReplyTemplate, 'name' | 'kind' | 'texts'>;

type Problems = Partial<Record<Language | 'name', string>>;

const braces = (names: string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** What keeps a template from being saved, by field: each text must have the fields of the Spanish one. */
export function templateProblems({ name, texts }: TemplateValues): Problems {
  const problems: Problems = {};
  if (!name.trim()) problems.name = t('templates.problem.name');
  if (!texts[SOURCE_LANGUAGE].trim()) problems[SOURCE_LANGUAGE] = t('templates.problem.spanish');
  const wanted = fieldsIn(texts[SOURCE_LANGUAGE]);
  for (const language of LANGUAGES) {
    const text = texts[language];
    if (!text.trim()) continue;
    const found = fieldsIn(text);
    const unknown = found.filter((field) => !isField(field));
    const missing = wanted.filter((field) => !found.includes(field));
    const extra = found.filter((field) => !wanted.includes(field));
    if (unknown.length > 0) {
      problems[language] = t('templates.problem.unknown', { fields: braces(unknown) });
    } else if (language !== SOURCE_LANGUAGE && missing.length > 0) {
      problems[language] = t('templates.problem.missing', { fields: braces(missing) });
    } else if (language !== SOURCE_LANGUAGE && extra.length > 0) {
      problems[language] = t('templates.problem.extra', {
        fields: braces(extra),
        language: languageName(language),
      });
    }
  }
  return problems;
}
