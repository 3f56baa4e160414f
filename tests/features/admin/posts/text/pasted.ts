import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { extensions } from '@/features/admin/posts/text/extensions';
import { cleanPastedHtml } from '@/features/admin/posts/text/paste';
import { toBlocks } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';

const parser = SchemaParser.fromSchema(getSchema(extensions));

/** What the editor of a post has after HTML was pasted, and what it says of it. */
export function paste(html: string, language: Language = SOURCE_LANGUAGE) {
  const changed: string[] = [];
  const holder = document.createElement('div');
  holder.innerHTML = cleanPastedHtml(html, language, ['https://firm.example'], changed);
  return {
    text: serialize(toBlocks(parser.parse(holder).toJSON() as JSONContent)),
    changed: changed.join(' '),
  };
}
