/**
 * A browser that translates a page replaces each text by elements of its own. React then shows no
 * change of such a text, and fails where it removes it or inserts something before it. A text that
 * is the only content of an element is replaced as a whole; so no text that changes, or whose
 * neighbours come and go, has a neighbour.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
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
  start: number;
}

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
    if (children.length > 1 && changes && children.some(hasText)) found.push(node.start);
  }
  for (const value of Object.values(node)) {
    for (const each of [value].flat() as unknown[]) {
      if (each && typeof each === 'object' && 'type' in each) problemsIn(each as Node, found);
    }
  }
  return found;
}

/** The lines of the elements that have such a text. */
function problems(code: string): number[] {
  const { program } = parseSync('file.tsx', code);
  return problemsIn(program as Node).map((at) => code.slice(0, at).split('\n').length);
}

const files = ['app', 'i18n', 'seo', 'ui', 'features/public', 'pages/public'].flatMap((folder) =>
  readdirSync(join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.startsWith('admin'))
    .map((name) => `src/${folder}/${name}`),
);

it('finds a text beside what comes and goes', () => {
  expect(problems('<b>{busy && <i />}{busy ? t("a") : t("b")}</b>')).toEqual([1]);
  expect(problems('<b>{busy && <i />}{t("a")}</b>')).toEqual([1]);
  expect(problems('<b>{busy && <i />}<u>{busy ? t("a") : t("b")}</u></b>')).toEqual([]);
  expect(problems('<b><i /> {t("a")}</b>')).toEqual([]);
});

it('each text of a page that may change is in an element of its own', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    problems(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});
