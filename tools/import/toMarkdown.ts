/** HTML as the editor would take it from the clipboard, in Node.js. */
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { JSDOM } from 'jsdom';
import { extensions } from '../../src/features/admin/posts/text/extensions.ts';
import { lossesOf } from '../../src/features/admin/posts/text/losses.ts';
import { cleanPastedHtml } from '../../src/features/admin/posts/text/paste.ts';
import { toBlocks } from '../../src/lib/admin/markdown/document.ts';
import { serialize } from '../../src/lib/admin/markdown/serialize.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import words from '../../src/admin-texts/en/post-text.json';

const { window } = new JSDOM();
globalThis.DOMParser = window.DOMParser;

const parser = SchemaParser.fromSchema(getSchema(extensions));

/** The body of a document of its own. */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/**
 * The Markdown of what pasting the HTML would give.
 * @param origins whose pictures the post can show.
 */
export function toMarkdown(
  html: string,
  origins: readonly string[],
): { markdown: string; losses: string[] } {
  const losses = lossesOf(bodyOf(html), (loss) => words.losses[loss]);
  const body = bodyOf(cleanPastedHtml(html, SOURCE_LANGUAGE, origins));
  return { markdown: serialize(toBlocks(parser.parse(body).toJSON() as JSONContent)), losses };
}
