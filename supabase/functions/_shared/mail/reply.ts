import { SOURCE_LANGUAGE, isLanguage } from '../../../../src/site/languages.ts';
import type { Content } from './alert.ts';
import { bodyOf } from './body.ts';
import type { ReplyFacts } from './outbox.ts';

/** A line that is an address and nothing else. */
const ADDRESS = /^https?:\/\/\S+$/;

/** A lawyer's reply, word for word. In HTML, an address on a line of its own is a link. */
export function replyMailOf({ subject, body, language: code }: ReplyFacts): Content {
  const language = isLanguage(code) ? code : SOURCE_LANGUAGE;
  const text = body.replaceAll('\r\n', '\n').trim();
  const blocks = text
    .split(/\n{2,}|\n(?=https?:\/\/)|(?<=^https?:\/\/\S+)\n/m)
    .map((block) => (ADDRESS.test(block) ? { href: block, label: block } : block));
  return { subject, html: bodyOf(blocks, language).html, text: `${text}\n` };
}
