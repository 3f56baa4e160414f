// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/instance';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { OTHER } from '../support/languages';
import { InRouter } from '../support/router';
import { SOURCE_LANGUAGE } from '@/site/languages';

function Probe() {
  const t = useTexts('common');
  return <output>{`${t('loading')} ${t('retry')}`}</output>;
}

function open(texts: Record<string, object>): i18n {
  const i18n = createI18n();
  for (const [language, file] of Object.entries(texts))
    i18n.addResourceBundle(language, 'common', file);
  const element = (
    <LanguageProvider preferred={SOURCE_LANGUAGE}>
      <Probe />
    </LanguageProvider>
  );
  render(
    <I18nextProvider i18n={i18n}>
      <InRouter path={`/${OTHER}`}>{element}</InRouter>
    </I18nextProvider>,
  );
  return i18n;
}

const shown = () => screen.getByRole('status').textContent;
const change = (i18n: i18n, language: string, key: string, text: string) =>
  act(() => void i18n.addResource(language, 'common', key, text));

it('a text is rendered again when it changes, also that of the source where the language lacks it', () => {
  const i18n = open({ [OTHER]: { loading: 'Lädt' }, [SOURCE_LANGUAGE]: { retry: 'Otra vez' } });
  expect(shown()).toBe('Lädt Otra vez');
  change(i18n, OTHER, 'loading', 'Moment');
  change(i18n, SOURCE_LANGUAGE, 'retry', 'Reintentar');
  expect(shown()).toBe('Moment Reintentar');
  change(i18n, OTHER, 'retry', 'Nochmal');
  expect(shown()).toBe('Moment Nochmal');
});
