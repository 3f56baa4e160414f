import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

export interface Import {
  /** As written. */
  specifier: string;
  /** The file that is meant, below `root`; undefined for a package. */
  target: string | undefined;
  /** The names that are imported; empty where a module is taken as a whole. */
  names: string[];
  /** Gone at run time: it can neither make a cycle nor call anything. */
  isType: boolean;
}

/** What a source file below `root` imports, exports from elsewhere, or loads with `import()`. */
export function importsOf(root: string, file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, names: string[], isType: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const target = targetOf(root, file, specifier.text);
    found.push({ specifier: specifier.text, target, names, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause;
      const bindings = clause?.namedBindings;
      const names =
        bindings && ts.isNamedImports(bindings)
          ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : [];
      add(node.moduleSpecifier, names, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) {
      add(node.moduleSpecifier, [], node.isTypeOnly);
    } else if (ts.isImportTypeNode(node)) {
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, [], true);
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], [], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function targetOf(root: string, file: string, specifier: string): string | undefined {
  let path: string;
  if (specifier.startsWith('@/')) path = join(root, specifier.slice(2));
  else if (specifier.startsWith('.')) path = resolve(root, dirname(file), specifier);
  else return undefined;
  const ending = ['', '.ts', '.tsx', '.d.ts'].find(
    (candidate) => /\.\w+$/.test(path + candidate) && existsSync(path + candidate),
  );
  if (ending === undefined) throw new Error(`${file} imports ${specifier}, which is not there`);
  return relative(root, path + ending);
}
