import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export type Files = ReturnType<typeof filesOf>;

/** The files of the project by path: read, and changed in memory until all of it has worked. */
export function filesOf(root: string) {
  const changed = new Map<string, string>();
  const read = (path: string) => changed.get(path) ?? readFileSync(join(root, path), 'utf8');
  const write = (path: string, text: string) => {
    if (!existsSync(join(root, path)) || text !== read(path)) changed.set(path, text);
  };
  return {
    changed,
    read,
    write,
    change: (path: string, made: (text: string) => string) => write(path, made(read(path))),
    /** The files of a folder, by their paths. */
    list: (folder: string) =>
      existsSync(join(root, folder))
        ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
        : [],
  };
}

/** What changes in a source file: a range of its text and what comes there. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A value without 'as const' and the like around it. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

const parsed = (source: string) =>
  ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);

/** The value of a constant, or of a part of it: 'firm', 'address', 'city'. */
function valueAt(file: ts.SourceFile, [name, ...path]: readonly string[]): ts.Expression {
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  let value = declared && bare(declared);
  for (const key of path) {
    const part: ts.Expression | undefined =
      value && ts.isArrayLiteralExpression(value)
        ? value.elements[Number(key)]
        : value && ts.isObjectLiteralExpression(value)
          ? propertyOf(value, key)?.initializer
          : undefined;
    value = part && bare(part);
  }
  if (!value) throw new Error(`There is no ${[name, ...path].join('.')}.`);
  return value;
}

const propertyOf = (value: ts.ObjectLiteralExpression, key: string) =>
  value.properties.find(
    (each): each is ts.PropertyAssignment =>
      ts.isPropertyAssignment(each) && (each.name as ts.Identifier).text === key,
  );

const applied = (source: string, edits: readonly Edit[]) =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source);

/** A file with other values in a constant, by their path in it. */
export function withValues(source: string, values: Record<string, unknown>): string {
  const file = parsed(source);
  const edits = Object.entries(values).map(([path, value]): Edit => {
    const node = valueAt(file, path.split('.'));
    return { start: node.getStart(), end: node.getEnd(), text: JSON.stringify(value) };
  });
  return applied(source, edits);
}

/** What a constant, or a part of it, is in the source: a text, a list of texts, or a number. */
export const textAt = (source: string, path: string) =>
  valueAt(parsed(source), path.split('.')).getText();

/** A file with one more row in a table, at its beginning. */
export function withRow(source: string, table: string, key: string, row: string): string {
  const node = valueAt(parsed(source), table.split('.'));
  if (!ts.isObjectLiteralExpression(node)) throw new Error(`${table} is no table.`);
  if (propertyOf(node, key)) return source;
  const start = node.getStart() + 1;
  return applied(source, [{ start, end: start, text: `${key}: ${row}, ` }]);
}
