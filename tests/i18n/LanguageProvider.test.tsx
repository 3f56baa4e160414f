// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n, loadTexts } from '@/i18n/instance';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { PageLink, useLanguage, useTexts } from '@/i18n/language';
import { keepLanguage } from '@/i18n/preference';
import { type Language, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { NavigationProvider, useEntry } from '@/lib/router/NavigationProvider';
import { languageOfPath, pathOf } from '@/site/pages';
import { OTHER } from '../support/languages';
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

async function open(path: string) {
  const i18n = createI18n();
  keepLanguage(SOURCE_LANGUAGE);
  await loadTexts(i18n, languageOfPath(path) ?? SOURCE_LANGUAGE, ['common']);
  render(
    <I18nextProvider i18n={i18n}>
      <NavigationProvider navigation={navigationAt(path)}>
        <LanguageProvider>
          <Probe />
        </LanguageProvider>
      </NavigationProvider>
    </I18nextProvider>,
  );
  return i18n;
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

it('a change of language keeps page, query and hash, and is stored', async () => {
  await open(`${pathOf('contact', SOURCE_LANGUAGE)}?a=1#b`);
  await choose(OTHER);
  const path = pathOf('contact', OTHER);
  await waitFor(() => expect(shown()).toBe(state(OTHER, `${path}?a=1#b`)));
  expect(screen.getByRole('link', { name: 'contact' })).toHaveAttribute('href', `${path}#form`);
  expect(localStorage.getItem('selectedLanguage')).toBe(OTHER);
});

it('a change of language shows the new one once its texts have loaded', async () => {
  await open('/');
  let arrive: (texts: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
  await choose('fr');
  expect(shown()).toBe(state(SOURCE_LANGUAGE, '/'));
  arrive(Response.json({ loading: 'Chargement' }));
  await waitFor(() => expect(shown()).toBe('fr ltr /fr'));
  expect(screen.getByText('Chargement')).toBeVisible();
});

it('a text that stands in for a missing translation is shown as it changes', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const i18n = await open(pathOf('home', OTHER));
  act(() => void i18n.addResource(SOURCE_LANGUAGE, 'common', 'loading', 'Nuevo'));
  expect(screen.getByText('Nuevo')).toBeVisible();
});
