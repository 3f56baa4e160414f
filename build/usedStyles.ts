import { type ChildNode, parse } from 'postcss';

/** A part of a style sheet that is kept in or purged from a page. */
type Rule =
  | { kind: 'block'; open: string; rules: Rule[] }
  /** `needed` has, for each selector, the classes and elements without which it matches nothing. */
  | { kind: 'rule'; text: string; needed: string[][] }
  /** Keyframes, or a custom property that is registered or set in a rule that sets nothing else. */
  | { kind: 'property'; text: string; name: string };

const PART_OF_SELECTOR = /\\.|[()[\]]|[^\\()[\]]+/g;
const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(.))/gi;

const unescaped = (name: string) =>
  name.replace(ESCAPE, (_, code: string | undefined, character: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : character,
  );

/** Elements, written as `<name` beside the classes. */
const ELEMENT = /(?<![\w.:#-])(?!(?:html|body)\b)[a-z]\w*/g;
const PART_OF_INPUT = /::(?:placeholder|file-selector|-webkit-(?:search|date|inner|cal))|:-moz-ui/;

/** A selector that Tailwind writes so that utilities win over it, without alternatives. */
const WITHOUT_WEIGHT = /^:where\(([^,]+)\)$/;

/** The direction or language of text for which a rule differs, unless it is negated. */
const DIRECTION = /(?<!:not\(.*):dir\(rtl\)/;
const LANGUAGE = /(?<=^[^(]*):lang\(\w+\)/;

/**
 * The classes and elements that a selector requires, beside a class also direction and language.
 * Those in parentheses are not counted: one of the list in `:is()` is enough, and those in `:not()`
 * must be absent.
 */
function neededFor(selector: string): string[] {
  let depth = 0;
  let outside = '';
  const plain = WITHOUT_WEIGHT.exec(selector)?.[1] ?? selector;
  for (const [part] of plain.matchAll(PART_OF_SELECTOR)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    else if (depth === 0) outside += part;
  }
  const classes = [...outside.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
  const elements: string[] = outside.replace(CLASS, '.').match(ELEMENT) ?? [];
  if (PART_OF_INPUT.test(selector)) elements.push('input');
  const script = [DIRECTION, LANGUAGE].flatMap((pattern) => pattern.exec(selector) ?? []);
  return [...classes, ...(classes.length > 0 ? script : []), ...elements.map((name) => `<${name}`)];
}

/**
 * Conditions that Tailwind writes and all browsers of the site fulfil (package.json), and that of
 * older ones.
 */
const SUPPORTED = /^\((?:color:color-mix|background-image:linear-gradient)\(in lab/;
const UNSUPPORTED = '(((-webkit-hyphens:none))';
/** A pointer that moves starts the app, with the full style sheet (hydration/firstInteraction.ts). */
const HOVERED = '(hover:hover)';

function rulesOf(node: ChildNode): Rule[] {
  if (node.type === 'rule') {
    // The minifier repeats what it has written with a prefix.
    for (const child of [...node.nodes]) {
      if (child.toString() === child.next()?.toString()) child.remove();
    }
    const properties = node.nodes.filter((child) => child.type === 'decl');
    if (properties.every(({ prop }) => prop.startsWith('--'))) {
      const rules = properties.map((child): Rule => ({
        kind: 'property',
        text: `${child.toString()};`,
        name: child.prop,
      }));
      return [{ kind: 'block', open: node.selector, rules }];
    }
    return [{ kind: 'rule', text: node.toString(), needed: node.selectors.map(neededFor) }];
  }
  if (node.type !== 'atrule') return [];
  const text = node.toString();
  const { name, params, nodes } = node;
  if (nodes && SUPPORTED.test(params)) return nodes.flatMap(rulesOf);
  if (params.startsWith(UNSUPPORTED) || params === HOVERED) return [];
  if (name === 'property' || name === 'keyframes')
    return [{ kind: 'property', text, name: params }];
  if (nodes && ['layer', 'media', 'supports', 'starting-style'].includes(name)) {
    return [{ kind: 'block', open: `@${name} ${params}`, rules: nodes.flatMap(rulesOf) }];
  }
  return [{ kind: 'rule', text: nodes ? text : `${text};`, needed: [[]] }];
}

function textOf(rules: readonly Rule[], wanted: (rule: Rule) => boolean): string {
  return rules
    .filter(wanted)
    .map((rule) =>
      rule.kind === 'block' ? `${rule.open}{${textOf(rule.rules, wanted)}}` : rule.text,
    )
    .join('');
}

const REGISTERED = /@property (--tw-[\w-]+)\{([^}]*)\}/g;
const READ = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g;
/** Of a custom property that is read, or of keyframes. */
const NAME = /(?<=var\()--[\w-]+|(?<=animation(?:-name)?:[^;{}]*)[\w-]+/g;
const SET = /(?<=[{;])(--tw-[\w-]+):([^;{}]*);?/g;
const EMPTY = /(?<=^|[{};])(?!@layer)[^{};]+\{\}/g;

/**
 * Writes out Tailwind's own properties where a page sets none of them to another value than the
 * initial one, and leaves out those that nothing reads, with the rules that set nothing else.
 */
function settled(css: string): string {
  const initial = new Map<string, string | undefined>();
  for (const [, name = '', text = ''] of css.matchAll(REGISTERED))
    initial.set(name, /initial-value:([^;]*)/.exec(text)?.[1]);
  const changed = new Set<string>();
  for (const [, name = '', value] of css.matchAll(SET))
    if (value !== initial.get(name)) changed.add(name);
  const written = css.replace(READ, (read, name: string, fallback?: string) =>
    changed.has(name) ? read : (initial.get(name) ?? fallback ?? read),
  );
  const used = new Set(written.match(/(?<=var\()--[\w-]+/g));
  const onlyUsed = (text: string, name: string) => (used.has(name) ? text : '');
  const short = written.replace(REGISTERED, onlyUsed).replace(SET, onlyUsed).replace(EMPTY, '');
  return short === css ? css : settled(short);
}

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const CHARACTER_REFERENCE = /&(amp|lt|gt|quot|#x27);/g;
const CHARACTERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Of the document, and of texts in another language; a link's `lang` is that of its name alone. */
const LANGUAGE_ATTRIBUTES = / lang="(\w+)" dir="(\w+)"/g;

/** All elements of a page, the classes that they have, and the languages of its texts. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, language = '', dir = ''] of html.matchAll(LANGUAGE_ATTRIBUTES)) {
    names.add(`:lang(${language})`).add(`:dir(${dir})`);
  }
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    for (const name of value.split(' ')) names.add(name);
  }
  const plain = (name: string) =>
    name.replace(CHARACTER_REFERENCE, (_, code: string) => CHARACTERS[code] ?? '');
  return new Set([...[...names].map(plain), ...(html.match(/<[a-z]\w*/g) ?? [])]);
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
    for (const name of selectors.flatMap(neededFor)) known.add(name);
  });
  const purged = new Map<string, string>();

  function purge(classes: Set<string>): string {
    const matches = (rule: Rule) =>
      rule.kind !== 'rule' || rule.needed.some((names) => names.every((name) => classes.has(name)));
    const withAllProperties = textOf(rules, matches);
    const usedNames = new Set(withAllProperties.match(NAME));
    return settled(
      textOf(
        rules,
        (rule) => matches(rule) && (rule.kind !== 'property' || usedNames.has(rule.name)),
      ),
    );
  }

  return (html) => {
    const classes = [...namesIn(html)].filter((name) => known.has(name)).sort();
    const key = classes.join(' ');
    const styles = purged.get(key) ?? purge(new Set(classes));
    purged.set(key, styles);
    return styles;
  };
}
