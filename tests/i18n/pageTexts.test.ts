// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addPageTexts, createI18n, loadTexts } from '@/i18n/instance';
import { applyOverrides } from '@/i18n/overrides';
import { OTHER } from '../support/languages';

/** The response to the file of the contact page's texts. */
let answer: () => Response;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input.replace(/^\/locales\/|\.json$/g, ''));
    await Promise.resolve();
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the texts embedded in a prerendered page', () => {
  async function withPageTexts(whole: 'contact'[]) {
    const i18n = createI18n();
    addPageTexts(i18n, OTHER, { common: { loading: 'Moin' }, contact: { short: 'Kurz' } }, [
      'contact',
    ]);
    const loading = loadTexts(i18n, OTHER, ['common', 'contact'], whole);
    await vi.runAllTimersAsync();
    await loading;
    const t = i18n.getFixedT(OTHER, 'contact') as (key: string) => string;
    return { i18n, t };
  }

  it('suffice for a page without deferred texts', async () => {
    const { t } = await withPageTexts([]);
    expect(asked).toEqual([]);
    expect(t('short')).toBe('Kurz');
  });

  it('are completed once for a page with deferred texts', async () => {
    answer = () => Response.json({ short: 'Kurz', survey: { send: 'Senden' } });
    const { i18n, t } = await withPageTexts(['contact']);
    expect(asked).toEqual([`${OTHER}/contact`]);
    expect(t('survey.send')).toBe('Senden');
    await loadTexts(i18n, OTHER, ['contact'], ['contact']);
    expect(asked).toEqual([`${OTHER}/contact`]);
  });

  it.each<[string, () => Response]>([
    ['a 404', () => new Response('', { status: 404 })],
    ['rows in place of texts', () => Response.json([{ survey: 'x' }])],
  ])('are requested again after %s, which keeps them and is an error', async (_, failing) => {
    answer = failing;
    const i18n = createI18n();
    addPageTexts(i18n, OTHER, { contact: { short: 'Kurz' } }, ['contact']);
    const t = i18n.getFixedT(OTHER, 'contact') as (key: string) => string;
    const rejected = expect(loadTexts(i18n, OTHER, ['contact'], ['contact'])).rejects.toThrow(
      'Translations failed to load: contact',
    );
    await vi.runAllTimersAsync();
    await rejected;
    expect(t('short')).toBe('Kurz');

    answer = () => Response.json({ survey: { send: 'Senden' } });
    const again = loadTexts(i18n, OTHER, ['contact'], ['contact']);
    await vi.runAllTimersAsync();
    await again;
    expect(asked).toEqual([`${OTHER}/contact`, `${OTHER}/contact`]);
    expect(t('survey.send')).toBe('Senden');
  });

  it('keep the override of a deferred text, and its original for a reset', async () => {
    answer = () => Response.json({ short: 'Kurz', survey: { send: 'Senden' } });
    const i18n = createI18n();
    addPageTexts(i18n, OTHER, { contact: { short: 'Kurz' } }, ['contact']);
    const overrides = [{ namespace: 'contact', key: 'survey.send', value: 'Los' }] as const;
    applyOverrides(i18n, OTHER, overrides);
    const loading = loadTexts(i18n, OTHER, ['contact'], ['contact']);
    await vi.runAllTimersAsync();
    await loading;
    applyOverrides(i18n, OTHER, overrides);
    const t = i18n.getFixedT(OTHER, 'contact') as (key: string) => string;
    expect(t('survey.send')).toBe('Los');
    applyOverrides(i18n, OTHER, []);
    expect(t('survey.send')).toBe('Senden');
  });
});
