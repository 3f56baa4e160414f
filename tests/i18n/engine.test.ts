// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addPageTexts,
  createEngine,
  loadedNamespaces,
  loadTexts,
  NAMESPACES,
} from '../../src/i18n/engine';
import { applyOverrides } from '../../src/i18n/overrides';
import { firm } from '../../src/site/firm';

type Answer = () => Response;

/** What each file answers; a list is answered one by one, its last for ever. */
let files: Record<string, Answer | Answer[]>;
let asked: string[];

const json =
  (body: unknown): Answer =>
  () =>
    Response.json(body);
const status =
  (code: number): Answer =>
  () =>
    new Response('', { status: code });
const text =
  (body: string): Answer =>
  () =>
    new Response(body);
const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  files = { 'es/common': json({ loading: 'Hola' }), 'de/common': json({ loading: 'Guten Tag' }) };
  vi.stubGlobal('fetch', async (input: string) => {
    const name = /^\/locales\/(.*)\.json$/.exec(input)?.[1] ?? input;
    asked.push(name);
    await Promise.resolve();
    const answer = files[name] ?? status(404);
    if (!Array.isArray(answer)) return answer();
    return (answer.length > 1 ? answer.shift() : answer[0])?.();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load(engine = createEngine()) {
  const loading = loadTexts(engine, 'de', ['common']).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  await vi.runAllTimersAsync();
  const error = await loading;
  return { engine, error, greeting: engine.t('loading', { lng: 'de' }) };
}

describe('the texts of a language (SPEC 7.2)', () => {
  it('are one file for each namespace, and nothing else', async () => {
    expect(await load()).toMatchObject({ greeting: 'Guten Tag', error: undefined });
    expect(asked).toEqual(['de/common']);
  });

  it('are asked for once', async () => {
    const { engine } = await load();
    await load(engine);
    expect(asked).toEqual(['de/common']);
  });

  it('are waited for by two who ask at the same time', async () => {
    const engine = createEngine();
    const [first, second] = await Promise.all([load(engine), load(engine)]);
    expect([first.greeting, second.greeting]).toEqual(['Guten Tag', 'Guten Tag']);
    expect(asked).toEqual(['de/common']);
  });

  it('are loaded side by side', async () => {
    files['de/blog'] = json({});
    const engine = createEngine();
    const loading = loadTexts(engine, 'de', ['common', 'blog']);
    expect(asked).toHaveLength(0);
    await vi.runAllTimersAsync();
    await loading;
    expect(asked.sort()).toEqual(['de/blog', 'de/common']);
    expect(loadedNamespaces(engine, 'de')).toEqual(['common', 'blog']);
  });

  it('are the six namespaces of SPEC 7.2, common the default', () => {
    expect([...NAMESPACES].sort()).toEqual([
      'blog',
      'common',
      'contact',
      'navigation',
      'routes',
      'services',
    ]);
    expect(createEngine().options.defaultNS).toBe('common');
  });
});

describe('the texts that a prerendered page carries', () => {
  async function carried(whole: 'contact'[]) {
    const engine = createEngine();
    addPageTexts(engine, 'de', { common: { loading: 'Moin' }, contact: { short: 'Kurz' } }, [
      'contact',
    ]);
    const loading = loadTexts(engine, 'de', ['common', 'contact'], whole);
    await vi.runAllTimersAsync();
    await loading;
    const t = engine.getFixedT('de', 'contact') as (key: string) => string;
    return { engine, t };
  }

  it('are enough for a page that shows no long ones', async () => {
    const { t } = await carried([]);
    expect(asked).toEqual([]);
    expect(t('short')).toBe('Kurz');
  });

  it('are fetched whole for one that does, once', async () => {
    files['de/contact'] = json({ short: 'Kurz', survey: { send: 'Senden' } });
    const { engine, t } = await carried(['contact']);
    expect(asked).toEqual(['de/contact']);
    expect(t('survey.send')).toBe('Senden');
    await loadTexts(engine, 'de', ['contact'], ['contact']);
    expect(asked).toEqual(['de/contact']);
  });

  it('are asked for again where that failed, and Spanish until then', async () => {
    files['de/contact'] = status(404);
    const { engine } = await carried(['contact']);
    files['de/contact'] = json({ survey: { send: 'Senden' } });
    const again = loadTexts(engine, 'de', ['contact'], ['contact']);
    await vi.runAllTimersAsync();
    await again;
    expect(asked).toEqual(['de/contact', 'de/contact']);
  });

  it('keep an override of a long text, which gives way to the shipped one', async () => {
    files['de/contact'] = json({ short: 'Kurz', survey: { send: 'Senden' } });
    const engine = createEngine();
    addPageTexts(engine, 'de', { contact: { short: 'Kurz' } }, ['contact']);
    const overrides = [{ namespace: 'contact', key: 'survey.send', value: 'Los' }] as const;
    applyOverrides(engine, 'de', overrides);
    const loading = loadTexts(engine, 'de', ['contact'], ['contact']);
    await vi.runAllTimersAsync();
    await loading;
    applyOverrides(engine, 'de', overrides);
    const t = engine.getFixedT('de', 'contact') as (key: string) => string;
    expect(t('survey.send')).toBe('Los');
    applyOverrides(engine, 'de', []);
    expect(t('survey.send')).toBe('Senden');
  });
});

describe('a file that does not load (SPEC 8)', () => {
  it.each<[string, Answer]>([
    ['500', status(500)],
    ['503', status(503)],
    ['no answer', offline],
  ])('is tried again after %s', async (_, answer) => {
    files['de/common'] = [answer, answer, json({ loading: 'Guten Tag' })];
    expect(await load()).toMatchObject({ greeting: 'Guten Tag', error: undefined });
    expect(asked).toEqual(['de/common', 'de/common', 'de/common']);
  });

  it.each([400, 403, 404])('is not tried again after %i: Spanish', async (code) => {
    files['de/common'] = status(code);
    expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(asked).toEqual(['de/common', 'es/common']);
  });

  it('that fails to the end is Spanish', async () => {
    files['de/common'] = status(500);
    expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(asked).toEqual(['de/common', 'de/common', 'de/common', 'es/common']);
  });

  it('that is no JSON is Spanish, and says "failed parsing … to json"', async () => {
    files['de/common'] = text('<!doctype html>');
    const engine = createEngine();
    const failed = vi.fn();
    engine.on('failedLoading', failed);
    expect(await load(engine)).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(failed).toHaveBeenCalledWith(
      'de',
      'common',
      expect.stringMatching(/^failed parsing .* to json$/),
    );
    expect(asked).toEqual(['de/common', 'es/common']);
  });

  it('in Spanish too leaves no page, which is said', async () => {
    files = {};
    const { error } = await load();
    expect(error?.message).toBe('No texts: common');
  });

  it('after failing to the end is asked for anew by the next page', async () => {
    files['de/common'] = status(503);
    const { engine, greeting } = await load();
    expect(greeting).toBe('Hola');
    files['de/common'] = json({ loading: 'Guten Tag' });
    expect((await load(engine)).greeting).toBe('Guten Tag');
  });

  it('after a 404 is not asked for again, and the next page has its Spanish', async () => {
    files['de/common'] = status(404);
    const { engine } = await load();
    expect((await load(engine)).greeting).toBe('Hola');
    expect(asked).toEqual(['de/common', 'es/common']);
  });

  it('in Spanish too comes when the network is back', async () => {
    const { 'es/common': spanish } = files;
    files = { 'de/common': offline, 'es/common': offline };
    const { engine, error } = await load();
    expect(error).toBeDefined();
    files = { 'de/common': offline, 'es/common': spanish ?? offline };
    expect(await load(engine)).toMatchObject({ greeting: 'Hola', error: undefined });
  });
});

describe('a text', () => {
  const say = async (value: string, values = {}) => {
    files['de/common'] = json({ loading: value });
    const { engine } = await load();
    return engine.t('loading', { lng: 'de', ...values });
  };

  it('may name the firm, the lawyer and the city', async () => {
    expect(await say('{{firm}}, {{lawyer}}, {{city}}')).toBe(
      `${firm.name}, ${firm.lawyer}, ${firm.address.city}`,
    );
  });

  it('shows values as they are: React escapes them', async () => {
    expect(await say('{{name}}', { name: '<b>&' })).toBe('<b>&');
  });

  it('falls back to Spanish, key by key', async () => {
    files['de/common'] = json({ other: 'x' });
    const { engine } = await load();
    await loadTexts(engine, 'es', ['common']);
    expect(engine.t('loading', { lng: 'de' })).toBe('Hola');
  });
});
