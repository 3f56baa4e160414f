import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import tailwind from '../../tailwind.config';
import { palette } from '@/styles/palette';
import { ROOT } from '../../server/paths';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const colours = Object.values(palette).flatMap((shades): string[] => Object.values(shades));

describe('the palette', () => {
  it.each(['public/favicon.svg', 'public/images/logo-mark.svg', 'index.html'])(
    'has every colour of %s',
    (path) => {
      const used = read(path).match(/#[\da-f]{6}\b/gi) ?? [];
      expect(used.length).toBeGreaterThan(0);
      expect(used.filter((colour) => !colours.includes(colour))).toEqual([]);
    },
  );
});

describe('each typeface', () => {
  const families = Object.values(tailwind.theme.extend.fontFamily).flatMap((stack): string[] =>
    stack.map((name) => name.replaceAll('"', '')),
  );
  const facesIn = (path: string) =>
    Array.from(read(path).matchAll(/font-family: '([^']+)';/g), ([, name = '']) => name);

  /** The values of the custom properties that the families begin with, before and with web fonts. */
  const valuesOf = (name: string) =>
    Array.from(
      read('src/styles/base.css').matchAll(new RegExp(`${name}: (.+);`, 'g')),
      ([, value = '']) => value.replaceAll("'", ''),
    );

  it('of src/styles/fonts.css and its fallback is used by a font family', () => {
    const variables = families.flatMap((name) => /^var\((.+)\)$/.exec(name)?.[1] ?? []);
    const used = [...families, ...variables.flatMap(valuesOf)];
    const faces = [...facesIn('src/styles/fonts.css'), ...facesIn('src/styles/base.css')];
    expect(faces.length).toBeGreaterThan(4);
    expect(faces.filter((name) => !used.includes(name))).toEqual([]);
  });

  it('that a font family begins with has a fallback, and a file for later', () => {
    const files = facesIn('src/styles/fonts.css');
    const fallbacks = [...facesIn('src/styles/base.css'), 'var(--sans)'];
    for (const name of ['--serif', '--sans', '--arabic']) {
      const [fallback = '', web = ''] = valuesOf(name);
      expect(fallbacks).toContain(fallback);
      expect(files).toContain(web);
    }
  });
});
