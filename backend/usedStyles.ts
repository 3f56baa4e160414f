import { type ChildNode, parse } from 'postcss';

/** A stylesheet in the pieces that a page has or has not. */
type Piece =
  | { kind: 'block'; open: string; pieces: Piece[] }
  /** @property classes for each of its selectors, those without which it matches nothing. */
  | { kind: 'rule'; text: string; classes: string[][] }
  /** A custom property, registered or set where nothing else is. */
  | { kind: 'property'; text: string; name: string };

const PART_OF_SELECTOR = /\\.|[()[\]]|[^\\()[\]]+/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, sign: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  );

/** Leaves out what is in brackets: of a list in `:is()` one is enough, and of one in `:not()` none must be there. */
function classesOf(selector: string): string[] {
  let depth = 0;
  let outside = '';
  for (const [part] of selector.matchAll(PART_OF_SELECTOR)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    else if (depth === 0) outside += part;
  }
  return [...outside.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
}

function pieceOf(node: ChildNode): Piece[] {
  const text = node.toString();
  if (node.type === 'rule') {
    const properties = node.nodes.filter((child) => child.type === 'decl');
    if (properties.every(({ prop }) => prop.startsWith('--'))) {
      const pieces = properties.map((child): Piece => ({
        kind: 'property',
        text: `${child.toString()};`,
        name: child.prop,
      }));
      return [{ kind: 'block', open: node.selector, pieces }];
    }
    return [{ kind: 'rule', text, classes: node.selectors.map(classesOf) }];
  }
  if (node.type !== 'atrule') return [];
  const { name, params, nodes } = node;
  if (name === 'property') return [{ kind: 'property', text, name: params }];
  if (nodes && ['layer', 'media', 'supports'].includes(name)) {
    return [{ kind: 'block', open: `@${name} ${params}`, pieces: nodes.flatMap(pieceOf) }];
  }
  return [{ kind: 'rule', text: nodes ? text : `${text};`, classes: [[]] }];
}

function textOf(pieces: readonly Piece[], wanted: (piece: Piece) => boolean): string {
  return pieces
    .filter(wanted)
    .map((piece) =>
      piece.kind === 'block' ? `${piece.open}{${textOf(piece.pieces, wanted)}}` : piece.text,
    )
    .join('');
}

/** In `data-later-class` a part names the classes that it will have without a sign of the visitor (src/ui/firstSign.ts). */
const CLASS_ATTRIBUTE = / (?:data-later-)?class="([^"]*)"/g;
const CHARACTER_REFERENCE = /&(amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** All classes that a page's elements have or will have. */
function classesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of value.split(' ')) names.add(name);
  }
  const plain = (name: string) =>
    name.replace(CHARACTER_REFERENCE, (_, code: string) => CHARACTERS[code] ?? '');
  return new Set([...names].map(plain));
}

/**
 * Prepares a stylesheet to be cut to single pages. It is read once, since the pages may be thousands; that is why
 * it goes by classes alone, where tools that read the page too take a hundred times as long.
 * @param css minified, without nested rules.
 * @returns for a page's HTML, those rules that may match something in it: of all others it lacks a class. A rule
 *   stands where it stood; the whole sheet after this one changes nothing in the page.
 */
export function stylesUsedIn(css: string): (html: string) => string {
  const pieces = parse(css).nodes.flatMap(pieceOf);
  const known = new Set<string>();
  parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) known.add(name);
  });
  const cut = new Map<string, string>();

  function cutTo(classes: Set<string>): string {
    const matches = (piece: Piece) =>
      piece.kind !== 'rule' ||
      piece.classes.some((names) => names.every((name) => classes.has(name)));
    const withAllProperties = textOf(pieces, matches);
    const read = new Set(withAllProperties.match(/(?<=var\()--[\w-]+/g));
    return textOf(
      pieces,
      (piece) => matches(piece) && (piece.kind !== 'property' || read.has(piece.name)),
    );
  }

  return (html) => {
    const classes = [...classesIn(html)].filter((name) => known.has(name)).sort();
    const key = classes.join(' ');
    const styles = cut.get(key) ?? cutTo(new Set(classes));
    cut.set(key, styles);
    return styles;
  };
}
