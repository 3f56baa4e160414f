import type { Tables } from '@/lib/database.types';
import type { Language } from '@/site/languages';

/** A reply, or a letter of engagement that is copied for the client. */
export const KINDS = { reply: 'Respuesta', engagement: 'Hoja de encargo' } as const;

export type TemplateKind = keyof typeof KINDS;

/** A text to answer with, in each language; '' where it has none. */
export interface ReplyTemplate {
  id: string;
  name: string;
  kind: TemplateKind;
  texts: Record<Language, string>;
  updatedAt: string;
}

/** Whether a template is for a request for data protection rights, by its name; the firm may add others. */
export const isOfRights = ({ name }: Pick<ReplyTemplate, 'name'>) => name.startsWith('Derechos: ');

export type ReplyTemplateValues = Pick<ReplyTemplate, 'name' | 'kind' | 'texts'>;

export const COLUMNS =
  'id, name, kind, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru, updated_at';

type Row = Omit<Tables<'reply_templates'>, 'created_at'>;

export function toTemplate(row: Row): ReplyTemplate {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === 'engagement' ? 'engagement' : 'reply',
    texts: {
      es: row.body,
      en: row.body_en ?? '',
      fr: row.body_fr ?? '',
      de: row.body_de ?? '',
      ar: row.body_ar ?? '',
      zh: row.body_zh ?? '',
      ru: row.body_ru ?? '',
    },
    updatedAt: row.updated_at,
  };
}

/** All columns that are saved: the type names the one of a language that is missing here. */
export function toColumns({
  name,
  kind,
  texts,
}: ReplyTemplateValues): Omit<Row, 'id' | 'updated_at'> {
  return {
    name: name.trim(),
    kind,
    body: texts.es.trim(),
    body_en: texts.en.trim() || null,
    body_fr: texts.fr.trim() || null,
    body_de: texts.de.trim() || null,
    body_ar: texts.ar.trim() || null,
    body_zh: texts.zh.trim() || null,
    body_ru: texts.ru.trim() || null,
  };
}
