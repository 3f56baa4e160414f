/**
 * A line of a post as the markup that a service translates: marks as tags, and what must not be
 * translated as a numbered tag, which is filled in again from the Spanish text. No address of a link
 * is sent.
 */
import { addRun, type Run } from '../../../../src/lib/markdown/inline.ts';

/** Why an answer cannot be used. */
export type Flaw = 'empty' | 'length' | 'links' | 'marks' | 'kept' | 'structure';

export class Unusable extends Error {
  readonly flaw: Flaw;

  constructor(flaw: Flaw) {
    super(flaw);
    this.flaw = flaw;
  }
}

/** A line as markup, and how to read its translation. */
export interface Line {
  markup: string;
  /** @throws {Unusable} if the translation has lost something. */
  read: (translation: string) => Run[];
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Services also write characters as entities that were sent as they are. */
const unescape = (text: string) =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = hex ? parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** @param kept matches what must not be translated. */
export function toMarkup(runs: readonly Run[], kept: RegExp | undefined): Line {
  const links: string[] = [];
  const terms: string[] = [];
  const protect = (text: string) => {
    let rest = 0;
    let markup = '';
    for (const { 0: term, index } of kept ? text.matchAll(kept) : []) {
      markup += `${escape(text.slice(rest, index))}<x id="${terms.push(term)}">${escape(term)}</x>`;
      rest = index + term.length;
    }
    return markup + escape(text.slice(rest)).replaceAll('\n', '<br/>');
  };
  let markup = '';
  let open: string | undefined;
  for (const { text, bold, italic, href } of runs) {
    if (href !== open) {
      if (open !== undefined) markup += '</a>';
      if (href !== undefined) markup += `<a id="${links.push(href)}">`;
      open = href;
    }
    let marked = protect(text);
    if (italic) marked = `<i>${marked}</i>`;
    if (bold) marked = `<b>${marked}</b>`;
    markup += marked;
  }
  if (open !== undefined) markup += '</a>';
  return { markup, read: (translation) => readMarkup(translation, markup, links, terms) };
}

const TOKEN = /<(?<end>\/?)(?<tag>br|[abix])\b(?<attributes>[^<>]*)>|[^<]+|</gi;

const hasTag = (markup: string, tag: string) => new RegExp(`<${tag}\\b`, 'i').test(markup);

function readMarkup(
  translation: string,
  asked: string,
  links: readonly string[],
  terms: readonly string[],
): Run[] {
  for (const tag of ['b', 'i']) {
    if (hasTag(asked, tag) !== hasTag(translation, tag)) throw new Unusable('marks');
  }
  const runs: Run[] = [];
  const stack: { tag: string; text: string }[] = [];
  const left = { a: new Map(links.entries()), x: new Map(terms.entries()) };
  const within = (tag: string) => stack.find((one) => one.tag === tag);
  const add = (text: string) => {
    const link = within('a');
    addRun(runs, {
      text,
      ...(within('b') && { bold: true as const }),
      ...(within('i') && { italic: true as const }),
      ...(link && { href: link.text }),
    });
  };
  for (const { 0: token, groups } of translation.matchAll(TOKEN)) {
    const { end, attributes = '' } = groups ?? {};
    const tag = groups?.tag?.toLowerCase();
    if (token === '<') throw new Unusable('marks');
    if (tag === undefined) {
      if (!within('x')) add(unescape(token));
    } else if (tag === 'br') {
      if (!end) add('\n');
    } else if (end) {
      if (stack.pop()?.tag !== tag) throw new Unusable('marks');
    } else {
      let text = '';
      if (tag === 'a' || tag === 'x') {
        const number = Number(/\bid=["']?(\d+)/.exec(attributes)?.[1]) - 1;
        const own = left[tag].get(number);
        if (own === undefined) throw new Unusable(FLAW_OF[tag]);
        left[tag].delete(number);
        text = own;
        if (tag === 'x') add(own);
      }
      if (!attributes.endsWith('/')) stack.push({ tag, text });
    }
  }
  if (stack.length > 0) throw new Unusable('marks');
  if (left.a.size > 0) throw new Unusable('links');
  if (left.x.size > 0) throw new Unusable('kept');
  return runs;
}

/** What is wrong when one of these is missing or there twice. */
const FLAW_OF = { a: 'links', x: 'kept' } as const;
