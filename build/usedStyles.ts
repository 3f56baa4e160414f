import { type ChildNode, parse } from 'postcss';

/** A part of a style sheet that is kept in or purged from a page. */
type Rule =
  | { kind: 'block'; open: string; rules: Rule[] }
  /** `classes` has, for each selector, the classes without which it matches nothing. */
  | { kind: 'rule'; text: string; classes: string[][] }
  /** A custom property that is registered, or set in a rule that sets nothing else. */
  | { kind: 'property'; text: string; name: string };

const PART_OF_SELECTOR = /\\.|[()[\]]|[^\\()[\]]+/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  );

/**
 * The classes that a selector requires. Those in parentheses are not counted: one of the list in
 * `:is()` is enough, and those in `:not()` must be absent.
 */
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

function rulesOf(node: ChildNode): Rule[] {
  const text = node.toString();
  if (node.type === 'rule') {
    const properties = node.nodes.filter((child) => child.type === 'decl');
    if (properties.every(({ prop }) => prop.startsWith('--'))) {
      const rules = properties.map((child): Rule => ({
        kind: 'property',
        text: `${child.toString()};`,
        name: child.prop,
      }));
      return [{ kind: 'block', open: node.selector, rules }];
    }
    return [{ kind: 'rule', text, classes: node.selectors.map(classesOf) }];
  }
  if (node.type !== 'atrule') return [];
  const { name, params, nodes } = node;
  if (name === 'property') return [{ kind: 'property', text, name: params }];
  if (nodes && ['layer', 'media', 'supports'].includes(name)) {
    return [{ kind: 'block', open: `@${name} ${params}`, rules: nodes.flatMap(rulesOf) }];
  }
  return [{ kind: 'rule', text: nodes ? text : `${text};`, classes: [[]] }];
}

function textOf(rules: readonly Rule[], wanted: (rule: Rule) => boolean): string {
  return rules
    .filter(wanted)
    .map((rule) =>
      rule.kind === 'block' ? `${rule.open}{${textOf(rule.rules, wanted)}}` : rule.text,
    )
    .join('');
}

/**
 * `data-css-safelist` names classes that an element gets later without an interaction
 * (src/hydration/README.md).
 */
const CLASS_ATTRIBUTE = / (?:class|data-css-safelist)="([^"]*)"/g;
const CHARACTER_REFERENCE = /&(amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** All classes that the elements of a page have or may get. */
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
 * Parses a style sheet, to purge it for single pages. It is parsed once, since there may be
 * thousands of pages, and matched by classes alone: tools that parse the page as well take a
 * hundred times as long.
 * @param css minified, without nested rules.
 * @returns purges the sheet for a page's HTML: removes the rules of which the page lacks a class.
 *   The order is kept, so that applying the full sheet later changes nothing on the page.
 */
export function createStylePurger(css: string): (html: string) => string {
  const rules = parse(css).nodes.flatMap(rulesOf);
  const known = new Set<string>();
  parse(css).walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) known.add(name);
  });
  const purged = new Map<string, string>();

  function purge(classes: Set<string>): string {
    const matches = (rule: Rule) =>
      rule.kind !== 'rule' ||
      rule.classes.some((names) => names.every((name) => classes.has(name)));
    const withAllProperties = textOf(rules, matches);
    const usedProperties = new Set(withAllProperties.match(/(?<=var\()--[\w-]+/g));
    return textOf(
      rules,
      (rule) => matches(rule) && (rule.kind !== 'property' || usedProperties.has(rule.name)),
    );
  }

  return (html) => {
    const classes = [...classesIn(html)].filter((name) => known.has(name)).sort();
    const key = classes.join(' ');
    const styles = purged.get(key) ?? purge(new Set(classes));
    purged.set(key, styles);
    return styles;
  };
}
