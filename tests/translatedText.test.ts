/**
 * A browser that translates a page replaces each text by elements of its own. React then shows no
 * change of such a text, and fails where it removes it or inserts something before it. A text that
 * is the only content of an element is replaced as a whole; so no text that changes, or whose
 * neighbours come and go, has a neighbour.
 */
import { parser } from 'typescript-eslint';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../server/paths';

interface Node {
  type: string;
  value?: unknown;
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  left?: Node;
  right?: Node;
  children?: Node[];
  callee?: { type: string; name?: string; property?: { name?: string } };
  loc: { start: { line: number } };
}

const { parseForESLint } = parser as unknown as {
  parseForESLint: (code: string, options: object) => { ast: Node };
};
const parse = (code: string) =>
  parseForESLint(code, { ecmaFeatures: { jsx: true }, loc: true, range: true }).ast;

/** The expressions that a child may show. */
function shownBy(node: Node | undefined): Node[] {
  if (!node) return [];
  if (node.type === 'ConditionalExpression') {
    return [...shownBy(node.consequent), ...shownBy(node.alternate)];
  }
  if (node.type === 'LogicalExpression') return shownBy(node.right);
  return [node];
}

/** Elements, lists of them, nothing, and what a component was given as its content. */
function isText({ type, callee, value }: Node): boolean {
  if (type === 'CallExpression') return ![callee?.name, callee?.property?.name].some(isContent);
  if (type === 'Literal') return value !== null;
  return type === 'TemplateLiteral' || type === 'MemberExpression';
}

const isContent = (name: string | undefined) => name === 'map' || name === 'children';

const isBranch = (node: Node | undefined) =>
  /^(Conditional|Logical)Expression$/.test(node?.type ?? '');

function problemsIn(node: Node, found: number[] = []): number[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = (node.children ?? []).filter(
      ({ type, value, expression }) =>
        !(type === 'JSXText' && String(value).trim() === '') &&
        expression?.type !== 'JSXEmptyExpression' &&
        !(expression?.type === 'Literal' && expression.value === ' '),
    );
    const hasText = (child: Node) =>
      child.type === 'JSXText' || shownBy(child.expression).some(isText);
    const changes = children.some(({ expression }) => isBranch(expression));
    if (children.length > 1 && changes && children.some(hasText)) found.push(node.loc.start.line);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent' || key === 'loc') continue;
    for (const each of [value].flat() as unknown[]) {
      if (each && typeof each === 'object' && 'type' in each) problemsIn(each as Node, found);
    }
  }
  return found;
}

const files = ['app', 'i18n', 'seo', 'ui', 'features/public', 'pages/public'].flatMap((folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('admin'))
    .map((name) => `src/${folder}/${name}`),
);

it('finds a text beside what comes and goes', () => {
  expect(problemsIn(parse('<b>{busy && <i />}{busy ? t("a") : t("b")}</b>'))).toEqual([1]);
  expect(problemsIn(parse('<b>{busy && <i />}{t("a")}</b>'))).toEqual([1]);
  expect(problemsIn(parse('<b>{busy && <i />}<u>{busy ? t("a") : t("b")}</u></b>'))).toEqual([]);
  expect(problemsIn(parse('<b><i /> {t("a")}</b>'))).toEqual([]);
});

it.each(files)('%s has each text that may change in an element of its own', (file) => {
  expect(problemsIn(parse(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});
