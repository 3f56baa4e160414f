// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { createI18n } from '@/i18n/instance';
import { LanguageLink } from '@/i18n/LanguageLink';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { OTHER } from '../support/languages';
import { InRouter } from '../support/router';

beforeEach(() => {
  const element = (
    <LanguageProvider preferred="es">
      <LanguageLink code={OTHER} href={`/${OTHER}`}>
        Deutsch
      </LanguageLink>
    </LanguageProvider>
  );
  render(
    <I18nextProvider i18n={createI18n()}>
      <InRouter>{element}</InRouter>
    </I18nextProvider>,
  );
});

it.each([
  [
    'the middle button',
    (link: HTMLElement) =>
      fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 })),
  ],
  ['a new tab’s key', (link: HTMLElement) => fireEvent.click(link, { ctrlKey: true })],
])('a language that is opened with %s is stored, and the page stays as it is', (_, open) => {
  expect(localStorage.getItem('selectedLanguage')).toBeNull();
  open(screen.getByRole('link', { name: 'Deutsch' }));
  expect(localStorage.getItem('selectedLanguage')).toBe(OTHER);
  expect(screen.getByRole('link', { name: 'Deutsch' }).getAttribute('aria-current')).toBeNull();
});
