import { expect, it } from 'vitest';
import { adminPath, editPostPath, isAdminPath, isAreaPath } from '@/site/adminPaths';
import { OTHER } from '../support/languages';

it('the paths of the admin area are those of SPEC 2.4, with a list’s filter', () => {
  expect(adminPath('dashboard')).toBe('/config-blogmr/dashboard');
  expect(editPostPath('a b')).toBe('/config-blogmr/post/a%20b');
  expect(adminPath('posts', { state: 'hidden', q: 'a&b' })).toBe(
    '/config-blogmr/posts?state=hidden&q=a%26b',
  );
});

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
