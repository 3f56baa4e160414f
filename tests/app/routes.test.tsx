// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ADMIN_PAGES } from '@/app/adminPages';
import { createRoutes } from '@/app/routes';
import { createI18n } from '@/i18n/instance';
import { createQueryClient } from '@/lib/queryClient';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { lawyerPathOf, pathOf, postPathOf, PRERENDERED_PAGES, termPathOf } from '@/site/pages';
import { OTHER, UNKNOWN } from '../support/languages';

const pageOf = createRoutes({ i18n: createI18n(), queryClient: createQueryClient() });

describe('the admin pages', () => {
  it('are loaded on demand, and the bare address leads on', () => {
    for (const { path, load } of ADMIN_PAGES) expect(load, path).toBeDefined();
    expect(pageOf('/config-blogmr').redirect).toBe('/config-blogmr/dashboard');
  });

  it.each([`/${OTHER}/admin-login`, '/config-blogmr/nothing'])('are not at %s', (path) => {
    expect(pageOf(path).path).toBeUndefined();
  });
});

describe('the public pages', () => {
  it.each(LANGUAGES)('are loaded on demand, each at its address in %s', (language) => {
    for (const [path, page] of [
      ...PRERENDERED_PAGES.map((page) => [pathOf(page, language), page] as const),
      [postPathOf('una-entrada', language), 'post'],
      [termPathOf('nie', language), 'term'],
      [lawyerPathOf(firm.lawyers[0].id, language), 'lawyer'],
    ] as const) {
      const { needs, Component } = pageOf(path);
      expect.soft(needs?.id, path).toBe(page);
      // Nothing before its code is loaded.
      expect.soft(render(<Component />).container, path).toBeEmptyDOMElement();
    }
    // The bare bases of services and lawyers lead to a section of the home page (PRODUCT 3).
    const bases = (['services', 'lawyers'] as const).map((page) => pageOf(pathOf(page, language)));
    const home = pathOf('home', language);
    expect(bases.map(({ redirect }) => redirect)).toEqual([`${home}#services`, `${home}#about`]);
  });

  it.each([
    `/${SOURCE_LANGUAGE}`,
    `/${OTHER}${pathOf('services', SOURCE_LANGUAGE)}`,
    `/${UNKNOWN}`,
    `${pathOf('glossary', OTHER)}/x`,
  ])('are not at %s', (path) => {
    expect(pageOf(path).needs?.id).toBe('notFound');
  });
});
