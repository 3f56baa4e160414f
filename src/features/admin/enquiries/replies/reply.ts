import type { Language } from '@/site/languages';
import { GREETINGS } from './greetings';
import type { ReplyTemplate } from './template';

/**
 * A whole reply in a language, its fields not filled in: opening, the template's text or thanks,
 * closing and who answers.
 */
export function draftReply(language: Language, template: ReplyTemplate | undefined): string {
  const { opening, thanks, closing } = GREETINGS[language];
  const body = template?.texts[language] ?? thanks;
  return `${opening('{{nombre}}')}\n\n${body}\n\n${closing}\n{{quien}}\n{{despacho}}`;
}
