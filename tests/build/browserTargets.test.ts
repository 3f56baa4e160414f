import { build, type UserConfig } from 'vite';
import { expect, test } from 'vitest';
import config from '../../vite.config';

const SCRIPT = 'virtual:script.js';
const STYLES = 'virtual:styles.css';
const SOURCES = new Map([
  [SCRIPT, `import '${STYLES}'; export async function read(use) { await using file = use(); }`],
  [STYLES, 'main { & a { inset-inline: 0; color: light-dark(red, blue); } }'],
]);

/** Builds newer script and styles with the site's own targets. */
async function buildNewer(): Promise<string> {
  const site: UserConfig = config({ mode: 'production', command: 'build' });
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (SOURCES.has(id) ? id : null),
        load: (id) => SOURCES.get(id) ?? null,
      },
    ],
    build: {
      target: site.build?.target ?? 'esnext',
      cssTarget: site.build?.cssTarget ?? 'esnext',
      write: false,
      minify: false,
      cssMinify: true,
      rolldownOptions: { input: SCRIPT, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('one output was expected');
  return result.output.map((file) => ('code' in file ? file.code : String(file.source))).join('\n');
}

test('the build contains no syntax that the oldest browsers cannot parse', async () => {
  const output = await buildNewer();
  expect(output).toContain('function read');
  expect(output).not.toMatch(/await using/);
  expect(output).not.toMatch(/light-dark\(|& a/);
});
