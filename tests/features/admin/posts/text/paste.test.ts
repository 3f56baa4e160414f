// @vitest-environment jsdom
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { extensions } from '@/features/admin/posts/text/extensions';
import { cleanPastedHtml } from '@/features/admin/posts/text/paste';
import { toAddress } from '@/features/admin/posts/text/toAddress';
import { toBlocks } from '@/lib/admin/markdown/document';
import { serialize } from '@/lib/admin/markdown/serialize';
import {
  GOOGLE_DOCS,
  GOOGLE_DOCS_TEXT,
  WEB_PAGE,
  WEB_PAGE_TEXT,
  WORD,
  WORD_TEXT,
} from '../../../../../e2e/support/clipboard';
import { wordDocument } from '../../../../../e2e/support/wordDocument';

const parser = SchemaParser.fromSchema(getSchema(extensions));

function paste(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPastedHtml(html);
  return serialize(toBlocks(parser.parse(holder).toJSON() as JSONContent));
}

it.each([
  ['Word', WORD, WORD_TEXT],
  ['Google Docs', GOOGLE_DOCS, GOOGLE_DOCS_TEXT],
  ['a web page', WEB_PAGE, WEB_PAGE_TEXT],
])('text pasted from %s keeps its structure and nothing else', (_name, html, text) => {
  expect(paste(html)).toBe(text);
});

it('an article of more than 800 words pasted from Word keeps its structure, and marks its picture', () => {
  const { html, text } = wordDocument();
  expect(text.split(/\s+/).length).toBeGreaterThan(800);
  for (const part of ['## ', '**', '](https://', '1. ', '- ', '| --- |', 'La imagen no se pudo']) {
    expect(text).toContain(part);
  }
  expect(paste(html)).toBe(text);
});

it.each([
  ['www.boe.es/a', 'https://www.boe.es/a'],
  ['boe.es', 'https://boe.es'],
  ['ana@x.es', 'mailto:ana@x.es'],
  ['+34 600 11 22 33', 'tel:+34600112233'],
  ['/contacto', '/contacto'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['hola', 'hola'],
])('the typed address %s means %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});
