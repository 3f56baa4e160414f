import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../server/paths';

const SRC = join(ROOT, 'src');
const OPENING_TAG = /<[A-Za-z.]+(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?\/?>/g;

/** The elements of the admin area that are limited in height and scroll. */
const scrolling = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(OPENING_TAG)].map(([tag]) => ({
      file,
      tag,
    })),
  )
  .filter(
    ({ file, tag }) => /admin/.test(file) && /\bmax-h-/.test(tag) && /overflow(-y)?-auto/.test(tag),
  );

/** Those with fields or links inside, which take the focus and scroll with it. */
const WITH_CONTROLS = [
  'RichTextField.tsx',
  'BesideSpanish.tsx',
  'TextTable.tsx',
  'TextPicker.tsx',
  'EnquiriesPage.tsx',
];

// WCAG 2.1.1: in Safari an element cannot be focused just because it scrolls.
it('a text of limited height can be focused, to be scrolled by keyboard', () => {
  expect(scrolling.length).toBeGreaterThanOrEqual(10);
  const unreachable = scrolling
    .filter(({ tag }) => !/scrollRegion\(|tabIndex=\{0\}/.test(tag))
    .filter(({ file }) => !WITH_CONTROLS.some((name) => file.endsWith(name)));
  expect(unreachable).toEqual([]);
});
