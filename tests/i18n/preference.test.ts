// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferredLanguage, rememberLanguage } from '../../src/i18n/preference';
import { LANGUAGES } from '../../src/site/languages';

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

beforeEach(() => browserSpeaks('pt-BR'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('an address without language (SPEC 4.1)', () => {
  it.each(LANGUAGES)(
    'shows the stored choice, here %s, whatever the browser speaks',
    (language) => {
      browserSpeaks('en-GB');
      rememberLanguage(language);
      expect(preferredLanguage()).toBe(language);
    },
  );

  it.each([
    ['de-AT', 'de'],
    ['zh-Hant-TW', 'zh'],
    ['ar', 'ar'],
    ['en-US', 'en'],
    ['es-MX', 'es'],
  ])('else the browser’s %s as %s', (browser, language) => {
    browserSpeaks(browser);
    expect(preferredLanguage()).toBe(language);
  });

  it.each(['pt-BR', 'eng', ''])('else Spanish, for a browser that speaks "%s"', (browser) => {
    browserSpeaks(browser);
    expect(preferredLanguage()).toBe('es');
  });

  it.each(['pt', 'null', '', '<script>'])('a stored "%s" is no choice', (stored) => {
    browserSpeaks('fr-CH');
    localStorage.setItem('selectedLanguage', stored);
    expect(preferredLanguage()).toBe('fr');
  });

  it('is Spanish or the browser’s where storage is blocked', () => {
    browserSpeaks('ru');
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(preferredLanguage()).toBe('ru');
  });
});

describe('a choice', () => {
  it('is written under both keys (PRODUCT 3)', () => {
    rememberLanguage('zh');
    expect(localStorage.getItem('selectedLanguage')).toBe('zh');
    expect(localStorage.getItem('preferredLanguage')).toBe('zh');
  });

  it('is no error where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => rememberLanguage('zh')).not.toThrow();
  });

  it('asking for it stores nothing', () => {
    preferredLanguage();
    expect(localStorage).toHaveLength(0);
  });
});
