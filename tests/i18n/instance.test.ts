// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addPageTexts, createI18n, loadedNamespaces, loadTexts } from '@/i18n/instance';
import { applyOverrides } from '@/i18n/overrides';
import { firm } from '@/site/firm';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { OTHER } from '../support/languages';

type Answer = () => Response;

/** The response to each file; a list is used in order, its last item repeatedly. */
let files: Record<string, Answer | Answer[]>;
let asked: string[];

const json = (body: unknown) => () => Response.json(body);
const status = (code: number) => () => new Response('', { status: code });
const offline = () => {
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

async function load(i18n = createI18n()) {
  const loading = loadTexts(i18n, OTHER, ['common']).then(
    () => undefined,
    (error: unknown) => error as Error,
  );
  await vi.runAllTimersAsync();
  const error = await loading;
  return { i18n, error, greeting: i18n.t('loading', { lng: OTHER }) };
}

it('the texts of a language are one file per namespace, loaded at once and once for all callers', async () => {
  files[`${OTHER}/blog`] = json({});
  const i18n = createI18n();
  const loading = loadTexts(i18n, OTHER, ['common', 'blog']);
  expect(asked.sort()).toEqual([`${OTHER}/blog`, `${OTHER}/common`]);
  const [first, second] = await Promise.all([load(i18n), load(i18n), loading]);
  expect([first.greeting, second.greeting]).toEqual(['Guten Tag', 'Guten Tag']);
  await load(i18n);
  expect(asked).toHaveLength(2);
  expect(loadedNamespaces(i18n, OTHER)).toEqual(['common', 'blog']);
});

it.each(LANGUAGES)('places are written and declined as %s does', (language) => {
  const city = firm.placeNames[firm.address.city]?.[language];
  const plain = city?.name ?? firm.address.city;
  const district = firm.placeNames[firm.district]?.[language]?.name ?? firm.district;
  const i18n = createI18n();
  const text = '{{city}}, {{district}}, {{area}} {{cityIn}} {{cityOf}}';
  i18n.addResource(language, 'contact', 'footer.tagline', text);
  expect(i18n.getFixedT(language, 'contact')('footer.tagline')).toBe(
    `${plain}, ${district}, ${firm.area} ${city?.in ?? plain} ${city?.of ?? plain}`,
  );
});

describe('a file that does not load (SPEC 8)', () => {
  it('is retried after no response or a failure of the server', async () => {
    files[`${OTHER}/common`] = [offline, status(503), json({ loading: 'Guten Tag' })];
    expect(await load()).toMatchObject({ greeting: 'Guten Tag', error: undefined });
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Answer, tried: number]>([
    ['404', status(404), 1],
    ['a page', () => new Response('<!doctype html>'), 1],
    ['rows', json([{ loading: 'x' }]), 1],
    ['500 at each try', status(500), 3],
  ])('falls back to the source language after %s, and says so', async (_, answer, tried) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    files[`${OTHER}/common`] = answer;
    const { i18n, ...loaded } = await load();
    expect(loaded).toEqual({ greeting: 'Hola', error: undefined });
    expect(log).toHaveBeenCalledWith(`Texts of another language are shown: ${OTHER}/common`);
    expect(asked).toEqual([
      ...Array<string>(tried).fill(`${OTHER}/common`),
      `${SOURCE_LANGUAGE}/common`,
    ]);
    // The next page asks again.
    files[`${OTHER}/common`] = json({ loading: 'Guten Tag' });
    expect((await load(i18n)).greeting).toBe('Guten Tag');
  });

  it('is not replaced, nor reported, where a page is only prefetched', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    files[`${OTHER}/common`] = status(404);
    await loadTexts(createI18n(), OTHER, ['common'], [], true);
    expect(asked).toEqual([`${OTHER}/common`]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is loaded once the network is back when the Spanish file had failed too', async () => {
    const { [`${SOURCE_LANGUAGE}/common`]: spanish } = files;
    files = { [`${OTHER}/common`]: offline, [`${SOURCE_LANGUAGE}/common`]: offline };
    const { i18n, error } = await load();
    expect(error?.message).toBe('Translations failed to load: common');
    files = { [`${OTHER}/common`]: offline, [`${SOURCE_LANGUAGE}/common`]: spanish ?? offline };
    expect(await load(i18n)).toMatchObject({ greeting: 'Hola', error: undefined });
  });
});

it('a text can name the firm, falls back key by key, and its values are escaped by React alone', async () => {
  files[`${OTHER}/common`] = json({ retry: '{{firm}}, {{lawyer}}, {{area}}, {{name}}' });
  const { i18n } = await load();
  await loadTexts(i18n, SOURCE_LANGUAGE, ['common']);
  expect(i18n.t('retry', { lng: OTHER, name: '<b>&' })).toBe(
    `${firm.name}, ${firm.lawyers[0].name}, ${firm.area}, <b>&`,
  );
  expect(i18n.t('loading', { lng: OTHER })).toBe('Hola');
});

describe('the texts embedded in a prerendered page', () => {
  const contact = `${OTHER}/contact`;
  const whole = json({ short: 'Kurz', survey: { send: 'Senden' } });
  const overrides = [{ namespace: 'contact', key: 'survey.send', value: 'Los' }] as const;

  function withPageTexts() {
    const i18n = createI18n();
    const embedded = { common: { loading: 'Moin' }, contact: { short: 'Kurz' } };
    addPageTexts(i18n, OTHER, embedded, ['common']);
    const t = i18n.getFixedT(OTHER, 'contact') as (key: string) => string;
    /** Loads the texts of a page, with the deferred ones or without. */
    const open = async (deferred: 'contact'[]) => {
      const loading = loadTexts(i18n, OTHER, ['common', 'contact'], deferred);
      const settled = loading.catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      return settled;
    };
    return { i18n, t, open };
  }

  it('suffice for a page without deferred texts, and are completed once for one with them', async () => {
    const { t, open } = withPageTexts();
    await open([]);
    expect([asked, t('short')]).toEqual([[], 'Kurz']);
    files[contact] = whole;
    for (let page = 0; page < 2; page += 1) await open(['contact']);
    expect([asked, t('survey.send')]).toEqual([[contact], 'Senden']);
  });

  it('are requested again after a failure, which keeps them and is an error', async () => {
    files[contact] = status(404);
    const { t, open } = withPageTexts();
    expect(await open(['contact'])).toEqual(new Error('Translations failed to load: contact'));
    expect(t('short')).toBe('Kurz');
    files[contact] = whole;
    await open(['contact']);
    expect([asked, t('survey.send')]).toEqual([[contact, contact], 'Senden']);
  });

  it('keep the override of a deferred text, and its original for a reset', async () => {
    files[contact] = whole;
    const { i18n, t, open } = withPageTexts();
    applyOverrides(i18n, OTHER, overrides);
    await open(['contact']);
    applyOverrides(i18n, OTHER, overrides);
    expect(t('survey.send')).toBe('Los');
    applyOverrides(i18n, OTHER, []);
    expect(t('survey.send')).toBe('Senden');
  });
});
