import { isLinkAddress } from './addresses.ts';

/** A piece of text with the same marks throughout; a line feed in it is a line break. */
export interface Run {
  text: string;
  bold?: true;
  italic?: true;
  href?: string;
}

/**
 * A backslash before punctuation makes it text; before a line break it is another way to write one.
 * Dashes and bullets are among the punctuation, because they begin list items.
 */
export const ESCAPABLE = '!-/:-@[-`{-~–—•';

/**
 * One token of the text. No alternative backtracks over what another one has tried, so that parsing
 * takes linear time for any text.
 */
const TOKEN = new RegExp(
  [
    `\\\\(?:(?<escaped>[${ESCAPABLE}])|(?=\\n)|$)`,
    '(?<stars>\\*+)',
    '(?<open>\\[)',
    '\\]\\((?<href>[^\\s()[\\]]*)(?<close>\\)?)',
    `(?<text>[^\\\\*[\\]]+|[^])`,
  ].join('|'),
  'g',
);

interface Token {
  text: string;
  /** Whether bold or italic is toggled here. */
  bold?: true;
  italic?: true;
  /** The address of a link from here on, or null where it ends. */
  href?: string | null;
}

/** Reads bold, italic and links in a text. Invalid markup is text. */
export function parseInline(source: string): Run[] {
  const tokens: Token[] = [];
  const open: { [Mark in 'bold' | 'italic' | 'link']?: Token | undefined } = {};
  let last = '';

  const toggle = (mark: 'bold' | 'italic', token: Token, next: string) => {
    const opener = open[mark];
    if (opener && /\S/.test(last)) {
      opener[mark] = token[mark] = true;
      open[mark] = undefined;
    } else if (!opener && /\S/.test(next)) open[mark] = token;
  };

  for (const match of source.matchAll(TOKEN)) {
    const { escaped, stars, href, close, text = match[0] } = match.groups ?? {};
    const token: Token = { text: escaped ?? text };
    tokens.push(token);
    if (stars !== undefined && stars.length <= 3) {
      const next = source[match.index + stars.length] ?? '';
      if (stars.length > 1) toggle('bold', token, next);
      if (stars.length !== 2) toggle('italic', token, next);
    } else if (match.groups?.open) open.link = token;
    else if (href !== undefined && open.link) {
      if (close && isLinkAddress(href)) {
        open.link.href = href;
        token.href = null;
      }
      open.link = undefined;
    } else if (match[0] === '\\') token.text = '';
    last = match[0].at(-1) ?? '';
  }
  return runsOf(tokens);
}

function runsOf(tokens: readonly Token[]): Run[] {
  const runs: Run[] = [];
  let [inBold, inItalic] = [false, false];
  let address: string | null = null;
  for (const { text, bold, italic, href } of tokens) {
    if (bold) inBold = !inBold;
    if (italic) inItalic = !inItalic;
    if (href !== undefined) {
      address = href;
      continue;
    }
    // Asterisks that found no partner are text: of three, those that were not used.
    const used = (bold ? 2 : 0) + (italic ? 1 : 0);
    addRun(runs, {
      text: text.slice(used),
      ...(inBold && { bold: true as const }),
      ...(inItalic && { italic: true as const }),
      ...(address !== null && { href: address }),
    });
  }
  return runs;
}

/** Appends a run, joined to the one before it where their marks are the same. */
export function addRun(runs: Run[], run: Run): void {
  if (run.text === '') return;
  const before = runs.at(-1);
  if (before && sameMarks(before, run)) before.text += run.text;
  else runs.push(run);
}

const sameMarks = (a: Run, b: Run) =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;
