import { type AtRule, type ChildNode, parse, type Root } from 'postcss';

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

/** A style sheet without what no page of these browsers needs before the app starts. */
function prepared(css: string): Root {
  const sheet = parse(css);
  const atRules: AtRule[] = [];
  sheet.walkAtRules((rule) => void atRules.push(rule));
  for (const rule of atRules) {
    const { params, nodes } = rule;
    if (params.startsWith(UNSUPPORTED) || params === HOVERED) rule.remove();
    else if (nodes && SUPPORTED.test(params)) rule.replaceWith(nodes);
  }
  sheet.walkComments((comment) => void comment.remove());
  // The minifier repeats what it has written with a prefix.
  sheet.walkDecls((each) => {
    if (each.toString() === each.next()?.toString()) each.remove();
  });
  return sheet;
}

const isProperty = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--');
const isKeyframe = ({ parent }: ChildNode) => (parent as Partial<AtRule>).name === 'keyframes';

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
  const names = new Set<string>(html.match(/<[a-z]\w*/g));
  for (const [, language = '', dir = ''] of html.matchAll(LANGUAGE_ATTRIBUTES)) {
    names.add(`:lang(${language})`).add(`:dir(${dir})`);
  }
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) {
    const classes = value.replace(CHARACTER_REFERENCE, (_, code: string) => CHARACTERS[code] ?? '');
    for (const name of classes.split(' ')) names.add(name);
  }
  return names;
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
  const sheet = prepared(css);
  /** By selector, the classes and elements without which it matches nothing. */
  const needed = new Map<string, string[]>();
  sheet.walkRules(({ selectors }) => {
    for (const selector of selectors) needed.set(selector, neededFor(selector));
  });
  const known = new Set([...needed.values()].flat());
  const purged = new Map<string, string>();

  function purge(names: ReadonlySet<string>): string {
    const page = sheet.clone();
    const isWanted = (selector: string) => needed.get(selector)?.every((name) => names.has(name));
    page.walkRules((rule) => {
      if (!isKeyframe(rule) && !rule.selectors.some(isWanted)) rule.remove();
    });
    const used = new Set(page.toString().match(NAME));
    page.walkAtRules(/^(property|keyframes)$/, (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
    page.walkRules((rule) => {
      if (!rule.every(isProperty)) return;
      rule.walkDecls((each) => {
        if (!used.has(each.prop)) each.remove();
      });
    });
    return settled(page.toString());
  }

  return (html) => {
    const names = [...namesIn(html)].filter((name) => known.has(name)).sort();
    const key = names.join(' ');
    const styles = purged.get(key) ?? purge(new Set(names));
    purged.set(key, styles);
    return styles;
  };
}
