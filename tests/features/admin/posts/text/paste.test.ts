// @vitest-environment jsdom
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { expect, it } from 'vitest';
import { extensions } from '@/features/admin/posts/text/extensions';
import { isLostPicture } from '@/features/admin/posts/text/lostPictures';
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
  WORD_REVIEWED,
  WORD_REVIEWED_TEXT,
  WORD_TEXT,
  WORD_WEB,
  WORD_WEB_TEXT,
} from '../../../../../e2e/support/clipboard';
import { wordDocument } from '../../../../../e2e/support/wordDocument';

const parser = SchemaParser.fromSchema(getSchema(extensions));

function paste(html: string): string {
  const holder = document.createElement('div');
  holder.innerHTML = cleanPastedHtml(html, ['https://firm.example']);
  return serialize(toBlocks(parser.parse(holder).toJSON() as JSONContent));
}

it.each([
  ['Word', WORD, WORD_TEXT],
  ['Word after a review', WORD_REVIEWED, WORD_REVIEWED_TEXT],
  ['Word for the web', WORD_WEB, WORD_WEB_TEXT],
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
  ['of the site', '/images/blog/a.svg', true],
  ['of its backend', 'https://firm.example/storage/v1/object/public/images/posts/a.webp', true],
  ['of another site', 'https://firm.example.net/a.png', false],
  ['of a computer', 'file:///C:/a.png', false],
])('a pasted picture %s is kept only if readers would see it', (_name, address, isKept) => {
  const html = `<p>a</p><img src="${address}" alt="b">`;
  expect(paste(html).includes(`![b](${address})`)).toBe(isKept);
  expect(paste(html).includes('La imagen no se pudo pegar')).toBe(!isKept);
});

it.each([
  [
    'a list of Google Docs, which is bold around what is not',
    '<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li style="font-weight:400"><p><span style="font-weight:400">Uno</span></p></li><ul><li><p><span style="font-weight:700">Dos</span><span style="font-weight:400"> y tres</span></p></li></ul></ul></b>',
    '- Uno\n  - **Dos** y tres',
  ],
  [
    'a list in a list of Word',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Uno</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Dos</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span>Tres</p>",
    '1. Uno\n   1. Dos\n2. Tres',
  ],
])('keeps what others lose: %s', (_name, html, text) => {
  expect(paste(html)).toBe(text);
});

it('tells a picture that was pasted alone from a text', () => {
  const clean = (html: string) => cleanPastedHtml(html, ['https://firm.example']);
  const picture = '<img src="file:///C:/Temp/clip_image001.png">';
  expect(isLostPicture(clean(`<p class=MsoNormal>${picture}<o:p></o:p></p>`))).toBe(true);
  expect(isLostPicture(clean(`<p>a</p>${picture}`))).toBe(false);
  expect(isLostPicture(clean(picture.repeat(2)))).toBe(false);
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
