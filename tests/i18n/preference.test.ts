// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeLanguage } from '@/i18n/visitorLanguage';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { ANOTHER, OTHER, UNKNOWN } from '../support/languages';

function browserSpeaks(...languages: string[]) {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

/** A fresh module, as on a page load: it keeps its language until the next one. */
async function openPage() {
  vi.resetModules();
  return import('@/i18n/preference');
}

const preferredLanguage = async () => (await openPage()).preferredLanguage();

beforeEach(() => browserSpeaks('xx-BR'));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the language of an unprefixed URL (SPEC 4.1)', () => {
  it('is the default in a browser that has none', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(undefined as unknown as string);
    expect(await preferredLanguage()).toBe(SOURCE_LANGUAGE);
  });

  it.each(LANGUAGES)(
    'is the stored choice %s, whatever the browser’s language',
    async (language) => {
      browserSpeaks(language === 'en' ? 'de-DE' : 'en-GB');
      (await openPage()).rememberLanguage(language);
      expect(await preferredLanguage()).toBe(language);
    },
  );

  it.each([
    [`${OTHER}-AT`, OTHER],
    [`${ANOTHER}-Hant-TW`, ANOTHER],
    ['fr', 'fr'],
    ['en-US', 'en'],
    [`${SOURCE_LANGUAGE}-MX`, SOURCE_LANGUAGE],
  ])('is otherwise the browser’s %s as %s', async (browser, language) => {
    browserSpeaks(browser);
    expect(await preferredLanguage()).toBe(language);
  });

  it.each(['xx-BR', 'eng', ''])('is otherwise Spanish, for a browser in "%s"', async (browser) => {
    browserSpeaks(browser);
    expect(await preferredLanguage()).toBe(SOURCE_LANGUAGE);
  });

  it.each([UNKNOWN, 'null', '', '<script>'])('ignores a stored "%s"', async (stored) => {
    browserSpeaks('fr-CH');
    localStorage.setItem('selectedLanguage', stored);
    expect(await preferredLanguage()).toBe('fr');
  });

  it.each([null, UNKNOWN])(
    'is the preferred language when the selected one is %s (SPEC 4.1)',
    async (selected) => {
      browserSpeaks('fr-CH');
      if (selected) localStorage.setItem('selectedLanguage', selected);
      localStorage.setItem('preferredLanguage', 'en');
      expect(await preferredLanguage()).toBe('en');
    },
  );

  it('does not change while the page is open, whatever another tab chooses', async () => {
    browserSpeaks('en');
    const page = await openPage();
    expect(page.preferredLanguage()).toBe('en');
    localStorage.setItem('selectedLanguage', OTHER);
    expect(page.preferredLanguage()).toBe('en');
    expect(await preferredLanguage()).toBe(OTHER);
  });
});

describe('a page that was sent in a language', () => {
  beforeEach(() => {
    document.documentElement.lang = ANOTHER;
    document.body.innerHTML = '<script type="application/json" id="page-data">{}</script>';
  });

  afterEach(() => {
    document.documentElement.lang = '';
    document.body.innerHTML = '';
  });

  it('keeps it, whatever the browser’s language and the choice', async () => {
    browserSpeaks(OTHER);
    localStorage.setItem('selectedLanguage', 'fr');
    expect(await preferredLanguage()).toBe(ANOTHER);
  });

  it('gives way to the language that is chosen on it', async () => {
    const page = await openPage();
    page.rememberLanguage('en');
    expect(page.preferredLanguage()).toBe('en');
  });
});

describe('the language of a page', () => {
  const detected = async () => (await openPage()).pageLanguage();

  afterEach(() => history.replaceState(null, '', '/'));

  it('is the address’s, before any choice', async () => {
    history.replaceState(null, '', `/${ANOTHER}/blog`);
    localStorage.setItem('selectedLanguage', OTHER);
    expect(await detected()).toBe(ANOTHER);
  });

  it('is the stored choice at an address without one, then the browser’s, then Spanish', async () => {
    localStorage.setItem('selectedLanguage', OTHER);
    expect(await detected()).toBe(OTHER);
    localStorage.clear();
    browserSpeaks(`${OTHER}-AT`);
    expect(await detected()).toBe(OTHER);
    browserSpeaks('xx-BR');
    expect(await detected()).toBe(SOURCE_LANGUAGE);
  });

  it('is stored in neither storage nor a cookie', async () => {
    browserSpeaks('fr');
    expect(await detected()).toBe('fr');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });
});

describe('a choice', () => {
  it('is stored under both keys (PRODUCT 3)', async () => {
    (await openPage()).rememberLanguage(OTHER);
    expect(localStorage.getItem('selectedLanguage')).toBe(OTHER);
    expect(localStorage.getItem('preferredLanguage')).toBe(OTHER);
  });

  it('is stored for the host in a cookie for a year', async () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    (await openPage()).rememberLanguage(OTHER);
    expect(set).toHaveBeenCalledWith(`nf_lang=${OTHER}; Path=/; Max-Age=31536000; SameSite=Lax`);
    expect(document.cookie).toBe(`nf_lang=${OTHER}`);
  });

  it.each([
    ['nf_lang=en', 'en'],
    [`nf_lang=${UNKNOWN}`, SOURCE_LANGUAGE],
    ['other_nf_lang=en', SOURCE_LANGUAGE],
  ])('is read from the cookie %s alone, as %s', async (cookie, language) => {
    document.cookie = `${cookie}; Path=/`;
    expect(await preferredLanguage()).toBe(language);
    document.cookie = `${cookie}; Path=/; Max-Age=0`;
  });

  it('lasts as long as the page when storage is full or blocked', async () => {
    const page = await openPage();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    page.rememberLanguage(OTHER);
    expect(page.preferredLanguage()).toBe(OTHER);
  });

  it('for the next pages does not change the language of this one', async () => {
    const page = await openPage();
    expect(page.preferredLanguage()).toBe(SOURCE_LANGUAGE);
    storeLanguage(OTHER);
    expect(page.preferredLanguage()).toBe(SOURCE_LANGUAGE);
    expect(await preferredLanguage()).toBe(OTHER);
  });

  it('is not stored when it is read', async () => {
    await preferredLanguage();
    expect(localStorage).toHaveLength(0);
  });
});
