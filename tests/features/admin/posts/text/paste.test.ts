// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isLostPicture } from '@/features/admin/posts/text/lostPictures';
import { cleanPastedHtml } from '@/features/admin/posts/text/paste';
import { toAddress } from '@/features/admin/posts/text/LinkDialog';
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
import { OTHER } from '../../../../support/languages';
import { paste } from './pasted';

it.each([
  ['Word', WORD, WORD_TEXT],
  ['Word after a review', WORD_REVIEWED, WORD_REVIEWED_TEXT],
  ['Word for the web', WORD_WEB, WORD_WEB_TEXT],
  ['Google Docs', GOOGLE_DOCS, GOOGLE_DOCS_TEXT],
  ['a web page', WEB_PAGE, WEB_PAGE_TEXT],
  [
    'a list in a list of Word',
    "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Uno</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Dos</p>",
    '1. Uno\n   1. Dos',
  ],
])('text pasted from %s keeps its structure and nothing else', (_name, html, text) => {
  expect(paste(html).text).toBe(text);
});

it.each([
  ['of the site', '/images/blog/a.svg', true],
  ['of another site', 'https://firm.example.net/a.png', false],
])('a pasted picture %s is kept only if readers would see it', (_name, address, isKept) => {
  const html = `<p>a</p><img src="${address}" alt="b">`;
  expect(paste(html).text.includes(`![b](${address})`)).toBe(isKept);
  expect(paste(html).text.includes('La imagen no se pudo pegar')).toBe(!isKept);
});

it('what is said in the text of a translation is in its language', () => {
  const { text, changed } = paste('<p><s>old</s> <img src="file:///a.png"></p>', 'en');
  expect(text).toBe('[struck out: old] *The picture could not be pasted: insert it here.*');
  expect(changed).toContain('«struck out»');
});

it('tells a picture that was pasted alone from a text', () => {
  const clean = (html: string) => cleanPastedHtml(html, OTHER, ['https://firm.example']);
  const picture = '<img src="file:///C:/Temp/clip_image001.png">';
  expect(isLostPicture(clean(`<p class=MsoNormal>${picture}<o:p></o:p></p>`))).toBe(true);
  expect(isLostPicture(clean(`<p>a</p>${picture}`))).toBe(false);
});

it.each([
  ['www.boe.es/a', 'https://www.boe.es/a'],
  ['ana@x.es', 'mailto:ana@x.es'],
  ['+34 600 11 22 33', 'tel:+34600112233'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('the typed address %s means %s', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});
