/** The text of a post of another system as the site keeps it, with its pictures and links. */
import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { JSDOM } from 'jsdom';
import { extensions } from '../../src/features/admin/posts/text/extensions.ts';
import { cleanPastedHtml } from '../../src/features/admin/posts/text/paste.ts';
import { toBlocks } from '../../src/lib/admin/markdown/document.ts';
import { serialize } from '../../src/lib/admin/markdown/serialize.ts';
import { SOURCE_LANGUAGE } from '../../src/site/languages.ts';
import type { Report, Source, SourceText } from './model.ts';

const { window } = new JSDOM();
globalThis.DOMParser = window.DOMParser;

const parser = SchemaParser.fromSchema(getSchema(extensions));

/** The body of a document of its own. */
const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/** What a post cannot hold, by what its readers would miss. */
const LOSSES = {
  'embedded content': 'iframe, embed, object',
  'video or sound': 'video, audio',
  form: 'form, input, select, textarea',
  drawing: 'svg, canvas',
  'text marked as deleted': 'del',
  'struck through (text kept)': 's, strike',
  'sub- or superscript (text kept)': 'sub, sup',
  'merged cells (kept apart)': '[rowspan]:not([rowspan="1"]), [colspan]:not([colspan="1"])',
  'code (text kept)': 'pre, code:not(pre code)',
};

/** What pasting HTML would lose without a trace in the text, with how often. */
const lossesOf = (body: HTMLElement) =>
  Object.entries(LOSSES).flatMap(([name, selector]) => {
    const count = body.querySelectorAll(selector).length;
    return count === 0 ? [] : [count === 1 ? name : `${name} (${count})`];
  });

/** What a conversion needs of the import. */
export interface Conversion {
  source: Source;
  report: Report;
  /** The backend's address, with which the addresses of pictures begin. */
  url: string;
  /** Stores a picture of the old site. @returns its address, or undefined if it is lost, which it reports. */
  store: (src: string, post: string) => Promise<string | undefined>;
  /** Where an address of the old site leads now. */
  linkOf: (address: string) => string | undefined;
}

/** Where plugins load pictures late, `src` has only a stand-in. */
const SOURCES = ['data-lazy-src', 'data-orig-src', 'data-src', 'src'];

const isPicture = (address: string) =>
  /\.(jpe?g|png|gif|webp|avif|svg|bmp|tiff?)(\?|$)/i.test(address);

/** Converts a text to what pasting it would give. What is lost is reported with the post's title. */
export async function convert(
  { html, title }: SourceText,
  { source, report, url, store, linkOf }: Conversion,
): Promise<string> {
  const body = bodyOf(html);
  const lose = (heading: string, what: string) => report.add(heading, `«${title}»: ${what}`);
  for (const embed of body.querySelectorAll('iframe[src], embed[src], video[src], audio[src]')) {
    lose('Addresses of what was embedded', embed.getAttribute('src') ?? '');
  }
  for (const picture of body.querySelectorAll('img')) {
    const given = SOURCES.map((name) => picture.getAttribute(name)).find(Boolean) ?? '';
    const src = URL.canParse(given, source.site) ? new URL(given, source.site).href : '';
    const original = source.originals(src);
    const stored = /^https?:/.test(src) ? await store(original, title) : undefined;
    if (!/^https?:/.test(src))
      lose('Pictures, left out', `${given.slice(0, 80) || '?'}: no address`);
    const link = picture.closest('a');
    // A link to the large picture, which the site shows itself.
    if (link && isPicture(link.href) && link.textContent.trim() === '') link.replaceWith(picture);
    if (stored === undefined) picture.remove();
    else {
      picture.setAttribute('src', stored);
      const alt = picture.getAttribute('alt') || source.descriptions.get(original) || '';
      picture.setAttribute('alt', alt);
      if (!alt) lose('Pictures without a description, to be described', original);
    }
  }
  for (const link of body.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (href.startsWith('#') || !URL.canParse(href, source.site)) continue;
    const address = new URL(href, source.site);
    if (address.host !== new URL(source.site).host) continue;
    const target = linkOf(address.href);
    if (target !== undefined) link.setAttribute('href', target + address.hash);
    else {
      link.setAttribute('href', address.href);
      lose('Links to the old site that lead to no post', address.href);
    }
  }
  for (const each of lossesOf(body)) lose('Lost in the text', each);
  const pasted = bodyOf(cleanPastedHtml(body.innerHTML, SOURCE_LANGUAGE, [url]));
  return serialize(toBlocks(parser.parse(pasted).toJSON() as JSONContent));
}
