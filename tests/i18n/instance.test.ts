// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n, loadedNamespaces, loadTexts } from '@/i18n/instance';
import { NAMESPACES } from '@/i18n/namespaces';
import { firm } from '@/site/firm';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';

type Answer = () => Response;

/** The response to each file; a list is used in order, its last item repeatedly. */
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
  files = {
    [`${SOURCE_LANGUAGE}/common`]: json({ loading: 'Hola' }),
    [`${OTHER}/common`]: json({ loading: 'Guten Tag' }),
  };
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

async function load(i18n = createI18n()) {
  const loading = loadTexts(i18n, OTHER, ['common']).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  await vi.runAllTimersAsync();
  const error = await loading;
  return { i18n, error, greeting: i18n.t('loading', { lng: OTHER }) };
}

describe('the texts of a language (SPEC 7.2)', () => {
  it('are one file per namespace', async () => {
    expect(await load()).toMatchObject({ greeting: 'Guten Tag', error: undefined });
    expect(asked).toEqual([`${OTHER}/common`]);
  });

  it('are requested once', async () => {
    const { i18n } = await load();
    await load(i18n);
    expect(asked).toEqual([`${OTHER}/common`]);
  });

  it('are shared by concurrent callers', async () => {
    const i18n = createI18n();
    const [first, second] = await Promise.all([load(i18n), load(i18n)]);
    expect([first.greeting, second.greeting]).toEqual(['Guten Tag', 'Guten Tag']);
    expect(asked).toEqual([`${OTHER}/common`]);
  });

  it('are loaded in parallel', async () => {
    files[`${OTHER}/blog`] = json({});
    const i18n = createI18n();
    const loading = loadTexts(i18n, OTHER, ['common', 'blog']);
    expect(asked.sort()).toEqual([`${OTHER}/blog`, `${OTHER}/common`]);
    await vi.runAllTimersAsync();
    await loading;
    expect(loadedNamespaces(i18n, OTHER)).toEqual(['common', 'blog']);
  });

  it('have the six namespaces of SPEC 7.2, the glossary’s and the legal texts’, with common the default', () => {
    expect([...NAMESPACES].sort()).toEqual([
      'blog',
      'common',
      'contact',
      'legal',
      'navigation',
      'routes',
      'services',
      'terms',
    ]);
    expect(createI18n().options.defaultNS).toBe('common');
  });
});

describe('places', () => {
  const written = (language: Language, text: string) => {
    const i18n = createI18n();
    i18n.addResource(language, 'contact', 'footer.tagline', text);
    return i18n.getFixedT(language, 'contact')('footer.tagline');
  };

  it.each(LANGUAGES)('are written in the letters of %s', (language) => {
    const city = firm.placeNames[firm.address.city]?.[language]?.name ?? firm.address.city;
    const district = firm.placeNames[firm.district]?.[language]?.name ?? firm.district;
    expect(written(language, '{{city}}, {{district}}, {{area}}')).toBe(
      `${city}, ${district}, ${firm.area}`,
    );
  });

  it.each(LANGUAGES)('are declined where %s declines them', (language) => {
    const forms = firm.placeNames[firm.address.city]?.[language];
    const plain = forms?.name ?? firm.address.city;
    expect(written(language, '{{cityIn}} {{cityOf}}')).toBe(
      `${forms?.in ?? plain} ${forms?.of ?? plain}`,
    );
  });
});

describe('a file that does not load (SPEC 8)', () => {
  it.each<[string, Answer]>([
    ['500', status(500)],
    ['503', status(503)],
    ['no response', offline],
  ])('is retried after %s', async (_, answer) => {
    files[`${OTHER}/common`] = [answer, answer, json({ loading: 'Guten Tag' })];
    expect(await load()).toMatchObject({ greeting: 'Guten Tag', error: undefined });
    expect(asked).toEqual([`${OTHER}/common`, `${OTHER}/common`, `${OTHER}/common`]);
  });

  it.each([400, 403, 404])('is not retried after %i and falls back to Spanish', async (code) => {
    files[`${OTHER}/common`] = status(code);
    expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(asked).toEqual([`${OTHER}/common`, `${SOURCE_LANGUAGE}/common`]);
  });

  it('falls back to Spanish after the last retry, and says so', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    files[`${OTHER}/common`] = status(500);
    expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(log).toHaveBeenCalledWith(`Texts of another language are shown: ${OTHER}/common`);
    log.mockRestore();
    expect(asked).toEqual([
      `${OTHER}/common`,
      `${OTHER}/common`,
      `${OTHER}/common`,
      `${SOURCE_LANGUAGE}/common`,
    ]);
  });

  it('falls back to Spanish with "failed parsing … to json" when it is not JSON', async () => {
    files[`${OTHER}/common`] = text('<!doctype html>');
    const i18n = createI18n();
    const failed = vi.fn();
    i18n.on('failedLoading', failed);
    expect(await load(i18n)).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(failed).toHaveBeenCalledWith(
      OTHER,
      'common',
      new Error(`failed parsing /locales/${OTHER}/common.json to json`),
    );
    expect(asked).toEqual([`${OTHER}/common`, `${SOURCE_LANGUAGE}/common`]);
  });

  it.each([[[{ loading: 'x' }]], [null], ['x']])(
    'falls back to Spanish, without a retry, when it is %j',
    async (body) => {
      files[`${OTHER}/common`] = json(body);
      expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
      expect(asked).toEqual([`${OTHER}/common`, `${SOURCE_LANGUAGE}/common`]);
    },
  );

  it('is given up after 12 seconds without an answer, without a retry', async () => {
    const limits: number[] = [];
    const reason = new DOMException('signal timed out', 'TimeoutError');
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(reason);
    });
    const { fetch: answer } = globalThis;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      input.includes(`/${OTHER}/`) && init.signal?.aborted ? Promise.reject(reason) : answer(input),
    );
    expect(await load()).toMatchObject({ greeting: 'Hola', error: undefined });
    expect(limits).toEqual([12_000, 12_000]);
    vi.restoreAllMocks();
  });

  it('is an error when the Spanish file does not load either', async () => {
    files = {};
    const { error } = await load();
    expect(error?.message).toBe('Translations failed to load: common');
  });

  it('is requested again by the next page after failing', async () => {
    files[`${OTHER}/common`] = status(503);
    const { i18n, greeting } = await load();
    expect(greeting).toBe('Hola');
    files[`${OTHER}/common`] = json({ loading: 'Guten Tag' });
    expect((await load(i18n)).greeting).toBe('Guten Tag');
  });

  it('is not requested again after a 404, and falls back on the next page too', async () => {
    files[`${OTHER}/common`] = status(404);
    const { i18n } = await load();
    expect((await load(i18n)).greeting).toBe('Hola');
    expect(asked).toEqual([`${OTHER}/common`, `${SOURCE_LANGUAGE}/common`]);
  });

  it('is loaded once the network is back when the Spanish file had failed too', async () => {
    const { [`${SOURCE_LANGUAGE}/common`]: spanish } = files;
    files = { [`${OTHER}/common`]: offline, [`${SOURCE_LANGUAGE}/common`]: offline };
    const { i18n, error } = await load();
    expect(error).toBeDefined();
    files = { [`${OTHER}/common`]: offline, [`${SOURCE_LANGUAGE}/common`]: spanish ?? offline };
    expect(await load(i18n)).toMatchObject({ greeting: 'Hola', error: undefined });
  });
});

describe('a text', () => {
  const say = async (value: string, values = {}) => {
    files[`${OTHER}/common`] = json({ loading: value });
    const { i18n } = await load();
    return i18n.t('loading', { lng: OTHER, ...values });
  };

  it('can name the firm, the lawyer and the area', async () => {
    expect(await say('{{firm}}, {{lawyer}}, {{area}}')).toBe(
      `${firm.name}, ${firm.lawyers[0].name}, ${firm.area}`,
    );
  });

  it('does not escape values, which React does', async () => {
    expect(await say('{{name}}', { name: '<b>&' })).toBe('<b>&');
  });

  it('falls back to Spanish, key by key', async () => {
    files[`${OTHER}/common`] = json({ other: 'x' });
    const { i18n } = await load();
    await loadTexts(i18n, SOURCE_LANGUAGE, ['common']);
    expect(i18n.t('loading', { lng: OTHER })).toBe('Hola');
  });
});
