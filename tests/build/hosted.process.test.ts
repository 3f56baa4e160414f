/** Building and serving with a hosted project, without the embedded backend's packages. */
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../server/paths';
import { run } from '../../e2e/support/processes';

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

const HIDE = `export async function resolve(specifier, context, next) {
  if (/^@(supabase\\/lite|electric-sql)/.test(specifier)) throw new Error('hidden: ' + specifier);
  return next(specifier, context);
}`;

const HIDDEN = asModule(
  `import { register } from 'node:module'; register(${JSON.stringify(asModule(HIDE))});`,
);

async function start(args: string[], env: Record<string, string> = {}): Promise<string> {
  const started = run(['--import', HIDDEN, ...args], ROOT, env);
  await started.ended;
  return started.output();
}

describe('without the packages of the embedded backend', () => {
  it('Vite loads its configuration', async () => {
    const code = `
      import { loadConfigFromFile } from 'vite';
      const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
      console.log(config.plugins.flat().map(({ name }) => name).join());
      await import('@supabase/lite');`;
    const output = await start(['--input-type=module', '-e', code]);
    expect(output).toContain('embedded-api');
    expect(output).toContain('hidden: @supabase/lite');
  });

  it('build and server start', async () => {
    const [build, server] = await Promise.all([
      start(['--import', 'tsx', 'build/build.ts', '--none']),
      start(['--import', 'tsx', 'server/programs/site.ts'], { PORT: 'none' }),
    ]);
    expect(build).toMatch(/Unknown option '--none'/);
    expect(server).toBe('PORT is not a port number: none\n');
  });
});
