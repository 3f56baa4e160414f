// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_DATA_ID, storeLanguage } from '@/i18n/visitorLanguage';
import { SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

/** Sets the language of the browser, which others may have none of. */
const browserSpeaks = (language: string | undefined) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language as string);

/** A fresh module, as on a page load: it keeps its language until the next one. */
async function openPage() {
  vi.resetModules();
  return import('@/i18n/preference');
}

const preferredLanguage = async () => (await openPage()).preferredLanguage();

beforeEach(() => browserSpeaks('xx-BR'));

describe('the language of an address without one (SPEC 4.1)', () => {
  it.each([
    [`${OTHER}-AT`, OTHER],
    [`${ANOTHER}-Hant-TW`, ANOTHER],
    ['xx-BR', SOURCE_LANGUAGE],
    [undefined, SOURCE_LANGUAGE],
  ])(
    'is for a browser in %s the language %s, which is stored nowhere',
    async (browser, language) => {
      browserSpeaks(browser);
      expect(await preferredLanguage()).toBe(language);
      expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    },
  );

  it.each([
    [{ selectedLanguage: OTHER, preferredLanguage: 'en' }, OTHER],
    [{ selectedLanguage: UNKNOWN, preferredLanguage: 'en' }, 'en'],
    [{ preferredLanguage: 'en' }, 'en'],
    [{ selectedLanguage: '<script>' }, 'fr'],
  ])('is with %o stored, in a French browser, %s', async (choice, language) => {
    browserSpeaks('fr-CH');
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value);
    expect(await preferredLanguage()).toBe(language);
  });

  it('is the one that a prerendered page was served in, whatever the browser speaks', async () => {
    browserSpeaks('fr-CH');
    const root = document.documentElement;
    const data = document.body.appendChild(document.createElement('script'));
    Object.assign(data, { id: PAGE_DATA_ID, type: 'application/json' });
    root.lang = OTHER;
    expect(await preferredLanguage()).toBe(OTHER);
    root.lang = '';
    data.remove();
    expect(await preferredLanguage()).toBe('fr');
  });

  it('does not change while the page is open, whatever another tab chooses', async () => {
    const page = await openPage();
    expect(page.preferredLanguage()).toBe(SOURCE_LANGUAGE);
    storeLanguage(OTHER);
    expect(page.preferredLanguage()).toBe(SOURCE_LANGUAGE);
    expect(await preferredLanguage()).toBe(OTHER);
  });
});
