// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../src/site/languages';

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

/** The module as it is when a page opens: it keeps its language as long as the page is open. */
async function openPage() {
  vi.resetModules();
  return import('../../src/i18n/preference');
}

const preferredLanguage = async () => (await openPage()).preferredLanguage();

beforeEach(() => browserSpeaks('pt-BR'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('an address without language (SPEC 4.1)', () => {
  it.each(LANGUAGES)(
    'shows the stored choice, here %s, whatever the browser speaks',
    async (language) => {
      browserSpeaks(language === 'en' ? 'de-DE' : 'en-GB');
      (await openPage()).rememberLanguage(language);
      expect(await preferredLanguage()).toBe(language);
    },
  );

  it.each([
    ['de-AT', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['ar', 'ar'],
    ['en-US', 'en'],
    ['es-MX', 'es'],
  ])('else the browser’s %s as %s', async (browser, language) => {
    browserSpeaks(browser);
    expect(await preferredLanguage()).toBe(language);
  });

  it.each(['pt-BR', 'eng', ''])('else Spanish, for a browser that speaks "%s"', async (browser) => {
    browserSpeaks(browser);
    expect(await preferredLanguage()).toBe('es');
  });

  it.each(['pt', 'null', '', '<script>'])('a stored "%s" is no choice', async (stored) => {
    browserSpeaks('fr-CH');
    localStorage.setItem('selectedLanguage', stored);
    expect(await preferredLanguage()).toBe('fr');
  });

  it('keeps its language while it is open, whatever another tab chooses', async () => {
    browserSpeaks('ru');
    const page = await openPage();
    expect(page.preferredLanguage()).toBe('ru');
    localStorage.setItem('selectedLanguage', 'de');
    expect(page.preferredLanguage()).toBe('ru');
    expect(await preferredLanguage()).toBe('de');
  });
});

describe('a choice', () => {
  it('is written under both keys (PRODUCT 3)', async () => {
    (await openPage()).rememberLanguage('zh');
    expect(localStorage.getItem('selectedLanguage')).toBe('zh');
    expect(localStorage.getItem('preferredLanguage')).toBe('zh');
  });

  it('holds as long as the page where storage is full or blocked', async () => {
    const page = await openPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.rememberLanguage('zh');
    expect(page.preferredLanguage()).toBe('zh');
  });

  it('for pages yet to be opened leaves this one its language', async () => {
    const page = await openPage();
    expect(page.preferredLanguage()).toBe('es');
    page.storeLanguage('zh');
    expect(page.preferredLanguage()).toBe('es');
    expect(await preferredLanguage()).toBe('zh');
  });

  it('asking for it stores nothing', async () => {
    await preferredLanguage();
    expect(localStorage).toHaveLength(0);
  });
});
