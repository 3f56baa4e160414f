/** The built files as a search engine reads them: parsed, without running scripts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { DIST } from '../../server/paths';

export interface BuiltPage {
  /** URL path. */
  path: string;
  lang: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  /** In document order. */
  alternates: [hreflang: string, href: string][];
  openGraph: Record<string, string>;
  mains: number;
  headings: number;
  jsonLd: unknown[];
  /** Every href and src, as written. */
  references: string[];
  ids: string[];
}

/** Every prerendered page, the 404 page as '/404'. */
export function readPages(): BuiltPage[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && name !== 'shell.html')
    .sort()
    .map((file) => {
      const path = `/${file.replace(/\.html$/, '')}`;
      const html = readFileSync(join(DIST, file), 'utf8');
      return { path: path === '/index' ? '/' : path, ...parsePage(html) };
    });
}

function parsePage(html: string): Omit<BuiltPage, 'path'> {
  // jsdom would parse the styles too, which takes longer than all the rest.
  const { window } = new JSDOM(html.replaceAll(/<style.*?<\/style>/gs, ''));
  const page = window.document;
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const parsed = {
    lang: page.documentElement.lang,
    titles: all('title').map((element) => element.textContent),
    descriptions: values('meta[name=description]', 'content'),
    canonicals: values('link[rel=canonical]', 'href'),
    robots: values('meta[name=robots]', 'content'),
    alternates: all('link[rel=alternate][hreflang]').map((link): [string, string] => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
    openGraph: Object.fromEntries(
      all('meta[property]').map((meta) => [
        meta.getAttribute('property') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    ),
    mains: all('main').length,
    headings: all('h1').length,
    jsonLd: all('script[type="application/ld+json"]').map(
      (script) => JSON.parse(script.textContent) as unknown,
    ),
    references: [...values('[href]', 'href'), ...values('[src]', 'src')],
    ids: all('[id]').map(({ id }) => id),
  };
  window.close();
  return parsed;
}

/** The root of a built XML file. @throws when it is not well-formed. */
export function readXml(name: string): Element {
  const contentType = 'application/xml';
  return new JSDOM(readFileSync(join(DIST, name), 'utf8'), { contentType }).window.document
    .documentElement;
}

/** The texts of an element's children with a name. */
export const textsIn = (element: Element, name: string): string[] =>
  [...element.children]
    .filter((child) => child.localName === name)
    .map((child) => child.textContent);
