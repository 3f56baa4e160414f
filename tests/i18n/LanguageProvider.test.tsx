// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@/i18n/instance';
import { LanguageLink } from '@/i18n/LanguageLink';
import { LanguageProvider, useLanguage } from '@/i18n/LanguageProvider';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { type Language, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { NavigationProvider, useEntry } from '@/lib/router/NavigationProvider';
import { languageOfPath, pathOf, postPathOf } from '@/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { go, navigationAt } from '../support/router';

function Probe() {
  const { language, dir, setLanguage } = useLanguage();
  const { pathname, search, hash } = useEntry();
  const text = useTexts('common');
  return (
    <>
      <output>{`${language} ${dir} ${pathname}${search}${hash}`}</output>
      <p>{text('loading')}</p>
      <PageLink page="contact" hash="form">
        contact
      </PageLink>
      <LanguageLink code={OTHER} href={`/${OTHER}`}>
        in another
      </LanguageLink>
      {LANGUAGES.map((code) => (
        <button key={code} onClick={() => void setLanguage(code)}>
          {code}
        </button>
      ))}
    </>
  );
}

async function open(path: string, preferred: Language = SOURCE_LANGUAGE) {
  const i18n = createI18n();
  await loadTexts(i18n, languageOfPath(path) ?? preferred, ['common']);
  const navigation = navigationAt(path);
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationProvider navigation={navigation}>
        <LanguageProvider preferred={preferred}>
          <Probe />
        </LanguageProvider>
      </NavigationProvider>
    </I18nextProvider>,
  );
  return { i18n, navigation };
}

/** What the probe shows. */
const state = (language: Language, path: string) =>
  `${language} ${LANGUAGE_FACTS[language].dir} ${path}`;
const shown = () => screen.getByRole('status').textContent;
const choose = (language: Language) =>
  userEvent.click(screen.getByRole('button', { name: language }));

beforeEach(() => {
  vi.stubGlobal('fetch', (file: string) => Promise.resolve(Response.json({ loading: file })));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language of the page (SPEC 4.1)', () => {
  it('is the URL’s, whatever was chosen, and is stored', async () => {
    await open(`/${ANOTHER}/blog`, OTHER);
    expect(shown()).toBe(state(ANOTHER, `/${ANOTHER}/blog`));
    expect(screen.getByText(`/locales/${ANOTHER}/common.json`)).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', ANOTHER);
    expect(document.documentElement).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
    expect(localStorage.getItem('selectedLanguage')).toBe(ANOTHER);
    expect(localStorage.getItem('preferredLanguage')).toBe(ANOTHER);
  });

  it('is the preferred one at an unprefixed URL, without redirect or stored choice', async () => {
    await open('/', OTHER);
    expect(shown()).toBe(state(OTHER, '/'));
    expect(document.documentElement).toHaveAttribute('lang', OTHER);
    expect(localStorage).toHaveLength(0);
  });

  it('is kept when the next URL names none', async () => {
    const { navigation } = await open(pathOf('home', 'fr'), SOURCE_LANGUAGE);
    await act(() => navigation.navigate('/blog'));
    expect(shown()).toBe('fr ltr /blog');
  });
});

describe('a change of language', () => {
  it.each([
    [
      `${pathOf('contact', SOURCE_LANGUAGE)}?a=1#b`,
      OTHER,
      state(OTHER, `${pathOf('contact', OTHER)}?a=1#b`),
    ],
    [
      `${postPathOf('una-entrada', ANOTHER)}?x=1#y`,
      SOURCE_LANGUAGE,
      state(SOURCE_LANGUAGE, '/blog/una-entrada?x=1#y'),
    ],
    ['/blog?post=una-entrada', ANOTHER, state(ANOTHER, `/${ANOTHER}/blog?post=una-entrada`)],
  ] as const)('from %s to %s keeps page, post, query and hash', async (path, language, result) => {
    await open(path);
    await choose(language);
    await waitFor(() => expect(shown()).toBe(result));
    expect(screen.getByRole('link', { name: 'contact' })).toHaveAttribute(
      'href',
      `${pathOf('contact', language)}#form`,
    );
    expect(localStorage.getItem('selectedLanguage')).toBe(language);
  });

  it.each([
    ['the middle button', new MouseEvent('auxclick', { bubbles: true, button: 1 })],
    ['a new tab’s key', new MouseEvent('click', { bubbles: true, ctrlKey: true })],
  ])('that is opened with %s is stored, and the page stays as it is', async (_, event) => {
    await open('/');
    fireEvent(screen.getByRole('link', { name: 'in another' }), event);
    expect(localStorage.getItem('selectedLanguage')).toBe(OTHER);
    expect(shown()).toBe(state(SOURCE_LANGUAGE, '/'));
  });

  it('to Spanish overrides the browser’s language', async () => {
    await open('/', OTHER);
    await choose(SOURCE_LANGUAGE);
    await waitFor(() => expect(shown()).toBe(state(SOURCE_LANGUAGE, '/')));
  });

  it('shows the new language once its texts have loaded', async () => {
    await open('/');
    let arrive: (texts: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    await choose('fr');
    expect(shown()).toBe(state(SOURCE_LANGUAGE, '/'));
    arrive(Response.json({ loading: 'Chargement' }));
    await waitFor(() => expect(shown()).toBe('fr ltr /fr'));
    expect(screen.getByText('Chargement')).toBeVisible();
  });
});

it('going back shows an entry in the language it had, keeps the stored choice, and leads on in it', async () => {
  const { navigation } = await open(pathOf('contact', SOURCE_LANGUAGE), SOURCE_LANGUAGE);
  await choose(OTHER);
  await waitFor(() => expect(shown()).toBe(state(OTHER, pathOf('contact', OTHER))));
  await go(-1);
  expect(shown()).toBe(state(SOURCE_LANGUAGE, pathOf('contact', SOURCE_LANGUAGE)));
  expect(localStorage.getItem('selectedLanguage')).toBe(OTHER);
  await go(1);
  expect(shown()).toBe(state(OTHER, pathOf('contact', OTHER)));
  await go(-1);
  await act(() => navigation.navigate('/blog'));
  expect(shown()).toBe(state(SOURCE_LANGUAGE, '/blog'));
});
