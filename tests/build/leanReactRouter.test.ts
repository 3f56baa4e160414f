import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lean, leanReactRouter } from '../../build/leanReactRouter';
import { ROOT } from '../../server/paths';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(ROOT, 'node_modules/.lean-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
});

afterEach(() => rmSync(root, { recursive: true }));

async function make(main: string): Promise<string> {
  writeFileSync(join(root, 'main.js'), main);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, minify: false },
    plugins: [leanReactRouter()],
  });
  const { output } = result as { output: ({ code: string } | object)[] };
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

it('removes the display names from the installed React Router', async () => {
  const code = await make(`import { Link } from 'react-router'; document.title = String(Link);`);
  expect(code).toContain('function useLinkClickHandler');
  expect(code).not.toMatch(/\bAwait\b|\.displayName = "/);
});

it('fails the build where there is nothing to remove', async () => {
  await expect(make('document.title = 1;')).rejects.toThrow('React Router has no displayName');
});

it('counts what it removes', () => {
  const found = { displayName: 0, 'component that is made by a call': 0 };
  const code = 'Link.displayName = "Link";\nvar A = React2.forwardRef(f);';
  expect(lean(code, found)).toBe('\nvar A = /* @__PURE__ */ React2.forwardRef(f);');
  expect(found).toEqual({ displayName: 1, 'component that is made by a call': 1 });
});
