// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@/i18n/instance';
import { LanguageProvider, useLanguage } from '@/i18n/LanguageProvider';
import { PageLink } from '@/i18n/links';
import { useTexts } from '@/i18n/useTexts';
import { type Language, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { NavigationProvider, useEntry } from '@/lib/router/NavigationProvider';
import { languageOfPath, pathOf, postPathOf } from '@/site/pages';
import { ANOTHER, OTHER } from '../support/languages';
import { navigationAt } from '../support/router';

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
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationProvider navigation={navigationAt(path)}>
        <LanguageProvider preferred={preferred}>
          <Probe />
        </LanguageProvider>
      </NavigationProvider>
    </I18nextProvider>,
  );
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

it('the language of the page (SPEC 4.1) is the URL’s, whatever was chosen, and is stored', async () => {
  await open(`/${ANOTHER}/blog`, OTHER);
  expect(shown()).toBe(state(ANOTHER, `/${ANOTHER}/blog`));
  expect(screen.getByText(`/locales/${ANOTHER}/common.json`)).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', ANOTHER);
  expect(document.documentElement).toHaveAttribute('dir', LANGUAGE_FACTS[ANOTHER].dir);
  expect(localStorage.getItem('selectedLanguage')).toBe(ANOTHER);
  expect(localStorage.getItem('preferredLanguage')).toBe(ANOTHER);
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
