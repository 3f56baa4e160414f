import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../server/paths';

const SRC = join(ROOT, 'src');

// WCAG 2.4.3: the focus leaves a control that becomes disabled; `unavailable` keeps it there.
it('no control is disabled because it is busy', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const disabled = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const found = readFileSync(join(SRC, file), 'utf8').matchAll(/\sdisabled=\{([^}]*)\}/g);
      return [...found].map(([, reason = '']) => ({ file, reason }));
    });
  expect(disabled.length).toBeGreaterThan(3);
  expect(disabled.filter(({ reason }) => /pending|fetching|busy|saving/i.test(reason))).toEqual([]);
});
