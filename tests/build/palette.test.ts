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

  it('of src/styles/fonts.css and its fallback is used by a font family', () => {
    const faces = [...facesIn('src/styles/fonts.css'), ...facesIn('src/styles/base.css')];
    expect(faces.length).toBeGreaterThan(4);
    expect(faces.filter((name) => !families.includes(name))).toEqual([]);
  });

  it('that a font family begins with has a file, or is the system’s', () => {
    const first = Object.values(tailwind.theme.extend.fontFamily).map(([name]) => name);
    const known = [...facesIn('src/styles/fonts.css'), 'system-ui'];
    expect(
      first.map((name = '') => name.replaceAll('"', '')).filter((name) => !known.includes(name)),
    ).toEqual([]);
  });
});
