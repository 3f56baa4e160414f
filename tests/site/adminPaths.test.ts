import { describe, expect, it } from 'vitest';
import { adminPath, editPostPath, isAdminPath, isAreaPath } from '@/site/adminPaths';
import { OTHER } from '../support/languages';

describe('admin paths', () => {
  it('are those of SPEC 2.4', () => {
    expect(adminPath('dashboard')).toBe('/config-blogmr/dashboard');
    expect(adminPath('newPost')).toBe('/config-blogmr/post/new');
    expect(adminPath('enquiries')).toBe('/config-blogmr/cuestionario');
    expect(adminPath('testimonials')).toBe('/config-blogmr/opiniones');
    expect(adminPath('texts')).toBe('/config-blogmr/traducciones');
    expect(editPostPath('a b')).toBe('/config-blogmr/post/a%20b');
  });

  it("include a list's filter", () => {
    expect(adminPath('posts', { state: 'hidden', q: 'a&b' })).toBe(
      '/config-blogmr/posts?state=hidden&q=a%26b',
    );
  });

  it.each([
    '/admin-login',
    '/admin-login/x',
    '/revision',
    '/config-blogmr',
    '/config-blogmr/posts',
  ])('%s is an admin path', (path) => expect(isAdminPath(path)).toBe(true));

  it.each(['/', '/admin-logins', '/config-blogmrs', `/${OTHER}/config-blogmr`])(
    '%s is not an admin path',
    (path) => expect(isAdminPath(path)).toBe(false),
  );

  it('of the guarded area are recognised, so that signing in returns to no other', () => {
    expect(isAreaPath('/config-blogmr/posts?state=hidden')).toBe(true);
    for (const path of ['//evil.example', '/config-blogmr.evil.example', '/', '/admin-login'])
      expect(isAreaPath(path), path).toBe(false);
  });
});
