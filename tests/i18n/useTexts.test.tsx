// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createEngine, type Namespace } from '../../src/i18n/engine';
import { LanguageProvider } from '../../src/i18n/LanguageProvider';
import { useTexts } from '../../src/i18n/useTexts';

let renders = 0;

function Probe() {
  renders += 1;
  const t = useTexts('common');
  return <output>{`${t('loading')} ${t('retry')}`}</output>;
}

function open(texts: Record<string, object>): i18n {
  const engine = createEngine();
  for (const [language, file] of Object.entries(texts))
    engine.addResourceBundle(language, 'common', file);
  const element = (
    <LanguageProvider preferred="es">
      <Probe />
    </LanguageProvider>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/de'] });
  render(
    <I18nextProvider i18n={engine}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return engine;
}

const shown = () => screen.getByRole('status').textContent;
const change = (engine: i18n, language: string, namespace: Namespace, key: string, text: string) =>
  act(() => void engine.addResource(language, namespace, key, text));

afterEach(cleanup);

describe('useTexts', () => {
  it('shows a text that is changed while the page is open', () => {
    const engine = open({ de: { loading: 'Lädt', retry: 'Nochmal' } });
    expect(shown()).toBe('Lädt Nochmal');
    change(engine, 'de', 'common', 'loading', 'Moment');
    expect(shown()).toBe('Moment Nochmal');
    change(engine, 'de', 'common', 'loading', 'Lädt');
    expect(shown()).toBe('Lädt Nochmal');
  });

  it('falls back to Spanish, also where that changes, until the language has the text', () => {
    const engine = open({ de: { loading: 'Lädt' }, es: { retry: 'Otra vez' } });
    expect(shown()).toBe('Lädt Otra vez');
    change(engine, 'es', 'common', 'retry', 'Reintentar');
    expect(shown()).toBe('Lädt Reintentar');
    change(engine, 'de', 'common', 'retry', 'Nochmal');
    expect(shown()).toBe('Lädt Nochmal');
  });

  it('does not render again for the texts of another namespace', () => {
    const engine = open({ de: { loading: 'Lädt', retry: 'Nochmal' } });
    const before = renders;
    change(engine, 'de', 'blog', 'title', 'Neu');
    expect(renders).toBe(before);
  });
});
