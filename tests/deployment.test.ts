import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../server/paths';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The units of systemd that the guide prints, for the site and for the publisher. */
const printed = [...read('docs/deploy.md').matchAll(/^( *)```ini\n(.*?)^ *```/gms)].map(
  ([, indent = '', body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const [, name = ''] = /^# \/etc\/systemd\/system\/(\S+)$/m.exec(text) ?? [];
    return { name, text };
  },
);

const units = ['site.service', 'site-publisher.service'].map((name) => ({
  name,
  text: printed.find((unit) => unit.name === name)?.text ?? '',
}));

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const server = execFileSync('git', ['ls-files', 'server', 'src/site'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
  .map(read)
  .join('\n');

describe.each(units)('$name', ({ text }) => {
  it('starts a script of the project, with options that it has', () => {
    const [, script = '', rest = ''] =
      /^ExecStart=\/usr\/bin\/env npm (?:run )?(\S+)(.*)$/m.exec(text) ?? [];
    expect(Object.keys(scripts)).toContain(script);
    for (const [, option = ''] of rest.matchAll(/--([a-z-]+)=/g)) {
      expect(server).toMatch(new RegExp(`'?${option}'?: \\{ type: 'string'`));
    }
  });

  it('sets variables that the server reads', () => {
    const names = [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) =>
      [...list.matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, one = '']) => one),
    );
    const secrets = [...text.matchAll(/^LoadCredential=([A-Z_]+):/gm)].map(([, one = '']) => one);
    const known = [...names, ...secrets].filter((one) => one !== 'PATH');
    for (const one of known) expect(server).toContain(one);
  });
});

describe('the container file', () => {
  const file = read('Containerfile');

  it('copies and starts files of the project', () => {
    const [, entry = ''] = /^ENTRYPOINT (.*)$/m.exec(file) ?? [];
    const files = (JSON.parse(entry) as string[]).filter((part) => part.endsWith('.ts'));
    for (const [, list = ''] of file.matchAll(/^COPY --chown=node:node (.*) \.\/$/gm)) {
      files.push(...list.split(' '));
    }
    expect(files).toHaveLength(3);
    for (const one of files) expect(existsSync(join(ROOT, one)), one).toBe(true);
  });

  it('sets variables that the server reads', () => {
    const names = [...file.matchAll(/(?:^ENV | )([A-Z_]+)=/gm)].map(([, one = '']) => one);
    expect(names).toContain('HOST');
    for (const one of names) expect(server).toContain(one);
  });

  it('builds from the version of Node that the project is developed on, or a newer one', () => {
    const [, major = ''] = /^FROM \S+node:(\d+)/m.exec(file) ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(Number(read('.nvmrc').split('.')[0]));
  });
});
