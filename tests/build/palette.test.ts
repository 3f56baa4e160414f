import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '@/styles/palette';
import { ROOT } from '../../server/paths';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const colours = Object.values(palette).flatMap((shades): string[] => Object.values(shades));

it.each(['public/favicon.svg', 'public/images/logo-mark.svg', 'index.html'])(
  'the palette has every colour of %s',
  (path) => {
    const used = read(path).match(/#[\da-f]{6}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((colour) => !colours.includes(colour))).toEqual([]);
  },
);
