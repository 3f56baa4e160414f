import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../server/paths';

const SRC = join(ROOT, 'src');
const OPENING_TAG = /<[A-Za-z.]+(?:\s(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)?\/?>/g;

/** What the code of all components has of a pattern, with the file. */
const foundInCode = (pattern: RegExp) =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      Array.from(readFileSync(join(SRC, file), 'utf8').matchAll(pattern), ([found]) => ({
        ...{ file, found },
      })),
    );

/** Those with fields or links inside, which take the focus and scroll with it. */
const WITH_CONTROLS = /(RichTextField|BesideSpanish|TextTable|EnquiriesPage)\.tsx$/;

// WCAG 2.1.1: in Safari an element cannot be focused just because it scrolls.
it('a text of limited height can be focused, to be scrolled by keyboard', () => {
  const scrolling = foundInCode(OPENING_TAG).filter(
    ({ file, found }) =>
      /admin/.test(file) && /\bmax-h-/.test(found) && /overflow(-y)?-auto/.test(found),
  );
  expect(scrolling.length).toBeGreaterThanOrEqual(10);
  const unreachable = scrolling.filter(({ found }) => !/scrollRegion\(|tabIndex=\{0\}/.test(found));
  expect(unreachable.filter(({ file }) => !WITH_CONTROLS.test(file))).toEqual([]);
});

// WCAG 2.4.3: the focus leaves a control that becomes disabled; `unavailable` keeps it there.
it('no control is disabled because it is busy', () => {
  const disabled = foundInCode(/\sdisabled=\{([^}]*)\}/g);
  expect(disabled).not.toEqual([]);
  expect(disabled.filter(({ found }) => /pending|fetching|busy|saving/i.test(found))).toEqual([]);
});
