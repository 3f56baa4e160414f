/**
 * A line of a post as the markup that a service translates: what is bold, italic or a link as a
 * numbered tag, and so what must not be translated, which is filled in again from the Spanish text.
 * No address of a link is sent.
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
  const marked: Run[] = [];
  const parts = runs.map((run) => {
    const isPlain = !run.bold && !run.italic && run.href === undefined;
    return isPlain ? protect(run.text) : `<g id="${marked.push(run)}">${protect(run.text)}</g>`;
  });
  return { markup: parts.join(''), read: (translation) => readMarkup(translation, marked, terms) };
}

const TOKEN = /<(?<end>\/?)(?<tag>br|[gx])\b(?<attributes>[^<>]*)>|[^<]+|</gi;

const flawOf = (lost: Run | undefined): Flaw => (lost?.href === undefined ? 'marks' : 'links');

/** @param marked the runs with marks or a link, of which a translation has all as it has the terms, a link once. */
function readMarkup(translation: string, marked: readonly Run[], terms: readonly string[]): Run[] {
  const runs: Run[] = [];
  const open: string[] = [];
  const left = { g: new Set(marked.keys()), x: new Set(terms.keys()) };
  let marks: Partial<Run> = {};
  const close = (tag: string) => {
    if (open.pop() !== tag) throw new Unusable('marks');
    if (tag === 'g') marks = {};
  };
  for (const { 0: token, groups } of translation.matchAll(TOKEN)) {
    const { end, attributes = '' } = groups ?? {};
    const tag = groups?.tag?.toLowerCase();
    if (token === '<') throw new Unusable('marks');
    if (tag === undefined) {
      if (!open.includes('x')) addRun(runs, { ...marks, text: unescape(token) });
    } else if (tag === 'br') {
      if (!end) addRun(runs, { ...marks, text: '\n' });
    } else if (end) close(tag);
    else {
      const number = Number(/\bid=["']?(\d+)/.exec(attributes)?.[1]) - 1;
      if (tag === 'x') {
        if (!left.x.delete(number)) throw new Unusable('kept');
        addRun(runs, { ...marks, text: terms[number] ?? '' });
      } else {
        const run = marked[number];
        const isAgain = !left.g.delete(number);
        if (!run || open.length > 0 || (isAgain && run.href !== undefined))
          throw new Unusable(flawOf(run));
        marks = run;
      }
      open.push(tag);
      if (attributes.endsWith('/')) close(tag);
    }
  }
  if (open.length > 0) throw new Unusable('marks');
  const [lost] = left.g;
  if (lost !== undefined) throw new Unusable(flawOf(marked[lost]));
  if (left.x.size > 0) throw new Unusable('kept');
  return runs;
}
