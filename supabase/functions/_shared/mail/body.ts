import { adminPath } from '../../../../src/site/adminPaths.ts';
import { ADMIN_LANGUAGE, LANGUAGE_FACTS, type Language } from '../../../../src/site/languages.ts';

/** A mail, ready to be sent. */
export interface Mail {
  /** The same for each attempt, so that a service can refuse what it has accepted before. */
  id: string;
  to: string;
  /** The firm's own address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** An appointment for the recipient's calendar. */
  calendar?: { method: string; content: string };
}

/** The mail's parts but id and addresses. */
export type Content = Omit<Mail, 'id' | 'to' | 'replyTo'>;

/** A paragraph, or a link on a line of its own. */
export type Block = string | { href: string; label: string };

const escape = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** What a mail program shows of a link's target in plain text. */
const targetOf = (href: string) => href.replace(/^(tel|mailto):/, '');

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p>${escape(block).replaceAll('\n', '<br>')}</p>`;
  const label = `<bdi dir="auto">${escape(block.label)}</bdi>`;
  return `<p><a href="${escape(block.href)}">${label}</a></p>`;
}

function textOf(block: Block): string {
  if (typeof block === 'string') return block;
  const target = targetOf(block.href);
  const isTarget = block.label.replaceAll(' ', '') === target;
  return isTarget ? block.label : `${block.label}: ${target}`;
}

/** The two forms of a mail's body, in a language and its direction. */
export function bodyOf(
  blocks: readonly Block[],
  language: Language,
): { text: string; html: string } {
  const { dir } = LANGUAGE_FACTS[language];
  return {
    text: `${blocks.map(textOf).join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${language}" dir="${dir}"><head><meta charset="utf-8"></head>` +
      `<body dir="${dir}" style="font-family:sans-serif;line-height:1.5;max-width:36em">` +
      `${blocks.map(htmlOf).join('')}</body></html>\n`,
  };
}

/** A mail to somebody of the firm. */
export const staffMail = (subject: string, blocks: readonly Block[]): Content => ({
  subject,
  ...bodyOf(blocks, ADMIN_LANGUAGE),
});

/** A link to enquiries in the admin area: one by its id, or a list. */
export const enquiriesLink = (siteUrl: string, query: Record<string, string>, label: string) => ({
  href: `${siteUrl}${adminPath('enquiries', query)}`,
  label,
});
