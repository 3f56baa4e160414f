import { enquiries as t } from '@/admin-texts';
import type { Tables } from '@/lib/database.types';
import { recordOf } from '@/lib/recordOf';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { GREETINGS } from './greetings';

/** A reply, or a letter of engagement that is copied for the client. */
export const KINDS = { reply: t('replies.title'), engagement: t('replies.letter') } as const;

export type TemplateKind = keyof typeof KINDS;

/** A text to answer with, in each language; '' where it has none. */
export interface ReplyTemplate {
  id: string;
  name: string;
  kind: TemplateKind;
  texts: Record<Language, string>;
  updated_at: string;
}

export const columnOf = (language: Language) =>
  language === SOURCE_LANGUAGE ? 'body' : (`body_${language}` as const);

export const toTemplate = (row: Tables<'reply_templates'>): ReplyTemplate => ({
  ...row,
  kind: row.kind === 'engagement' ? 'engagement' : 'reply',
  texts: recordOf(LANGUAGES, (language) => row[columnOf(language)] ?? ''),
});

/** Whether a template is for a request for data protection rights, by its name; the firm may add others. */
export const isOfRights = ({ name }: Pick<ReplyTemplate, 'name'>) => name.startsWith('Derechos: ');

/** Whether a template answers an enquiry in a language. */
export const answersIn = (language: Language) => (template: ReplyTemplate) =>
  template.kind === 'reply' && !isOfRights(template) && template.texts[language] !== '';

/** A whole reply in a language, its fields not filled in; of thanks alone without a template. */
export function draftReply(language: Language, template: ReplyTemplate | undefined): string {
  const { opening, thanks, closing } = GREETINGS[language];
  const body = template?.texts[language] ?? thanks;
  return `${opening('{{nombre}}')}\n\n${body}\n\n${closing}\n{{quien}}\n{{despacho}}`;
}
