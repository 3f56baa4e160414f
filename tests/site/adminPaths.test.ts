import { expect, it } from 'vitest';
import { isAdminPath, isAreaPath } from '@/site/adminPaths';
import { OTHER } from '../support/languages';

it.each([
  ['/admin-login/x', true, false],
  ['/revision', true, false],
  ['/config-blogmr/posts', true, true],
  ['/', false, false],
  [`/${OTHER}/config-blogmr`, false, false],
  // Signing in returns to no other address than those of the guarded area.
  ['//evil.example', false, false],
  ['/config-blogmr.evil.example', false, false],
])('%s is of the admin area: %s, guarded: %s', (path, isAdmin, isGuarded) => {
  expect([isAdminPath(path), isAreaPath(path)]).toEqual([isAdmin, isGuarded]);
});
