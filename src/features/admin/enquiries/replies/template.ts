import { adminTexts } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE, TRANSLATIONS } from '@/site/languages';
import { GREETINGS } from './greetings';

const t = adminTexts('enquiries');

/** A reply, or a letter of engagement that is copied for the client. */
export const KINDS = { reply: t('replies.title'), engagement: t('replies.letter') } as const;

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

/** Whether a template answers an enquiry in a language. */
export const answersIn = (language: Language) => (template: ReplyTemplate) =>
  template.kind === 'reply' && !isOfRights(template) && template.texts[language] !== '';

export type ReplyTemplateValues = Pick<ReplyTemplate, 'name' | 'kind' | 'texts'>;

export const COLUMNS =
  'id, name, kind, body, body_en, body_fr, body_de, body_ar, body_zh, body_ru, updated_at';

type Row = Omit<Tables<'reply_templates'>, 'created_at'>;

const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'body' : (`body_${language}` as const);

export function toTemplate(row: Row): ReplyTemplate {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind === 'engagement' ? 'engagement' : 'reply',
    texts: recordOf(LANGUAGES, (language) => row[columnOf(language)] ?? ''),
    updatedAt: row.updated_at,
  };
}

/** All columns that are saved. */
export function toColumns({
  name,
  kind,
  texts,
}: ReplyTemplateValues): Pick<Row, 'name' | 'kind' | 'body'> & Partial<Row> {
  const bodies = TRANSLATIONS.map((code) => [columnOf(code), texts[code].trim() || null]);
  return {
    name: name.trim(),
    kind,
    body: texts[SOURCE_LANGUAGE].trim(),
    ...(Object.fromEntries(bodies) as Partial<Row>),
  };
}

/**
 * A whole reply in a language, its fields not filled in: opening, the template's text or thanks,
 * closing and who answers.
 */
export function draftReply(language: Language, template: ReplyTemplate | undefined): string {
  const { opening, thanks, closing } = GREETINGS[language];
  const body = template?.texts[language] ?? thanks;
  return `${opening('{{nombre}}')}\n\n${body}\n\n${closing}\n{{quien}}\n{{despacho}}`;
}
