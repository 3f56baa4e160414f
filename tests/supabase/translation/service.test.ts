import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  serviceOf,
  TranslationProblem,
} from '../../../supabase/functions/_shared/translation/service';
import {
  type FakeService,
  KEY,
  startTranslationService,
} from '../../../e2e/support/translationService';
import { OTHER } from '../../support/languages';

let fake: FakeService;
beforeAll(async () => {
  fake = await startTranslationService();
});
afterAll(() => fake.close());
beforeEach(() => {
  fake.state = 'up';
  fake.calls.length = 0;
});

/** A good answer for one text, but of 4 MB. */
const HUGE = JSON.stringify({
  translations: [{ text: 'a'.repeat(2_000_000) }],
  translatedText: ['a'.repeat(2_000_000)],
});

const start = (service: string, options: { url?: string; key?: string; timeout?: number } = {}) => {
  const made = serviceOf({ service, url: fake.url, key: KEY, ...options });
  if (!made) throw new Error('no service');
  return made;
};

const problemOf = (translating: Promise<unknown>) =>
  translating.then(
    () => 'none',
    (error: unknown) => {
      expect(error).toBeInstanceOf(TranslationProblem);
      return (error as TranslationProblem).message;
    },
  );

describe.each(['deepl', 'libretranslate'])('a service with the interface of %s', (name) => {
  it('translates texts in their order, with the tags that they have', async () => {
    const texts = ['Hola <b>mundo</b>', 'Otra &amp; más'];
    expect(await start(name).translate(texts, OTHER)).toEqual([
      `${OTHER}Hola <b>${OTHER}mundo</b>`,
      `${OTHER}Otra &amp; ${OTHER}más`,
    ]);
    // One of a test before, given up early, may have come late.
    expect(fake.calls.at(-1)).toMatchObject({ key: KEY, language: OTHER, texts });
  });

  it('gets a long post in parts of at most 50 texts', async () => {
    const texts = Array.from({ length: 120 }, (_, index) => `frase ${index}`);
    const answers = await start(name).translate(texts, OTHER);
    expect(answers).toEqual(texts.map((text) => text.replace('frase', `${OTHER}frase`)));
    expect(fake.calls.map((call) => call.texts.length)).toEqual([50, 50, 20]);
  });

  it('fails with the reason alone', async () => {
    for (const [state, kind] of [
      [403, 'refused'],
      [456, 'quota'],
      [302, 'failed'],
      [503, 'failed'],
      [{ body: '<html>' }, 'answer'],
      [{ body: '{"translations":[{"text":1}],"translatedText":[null]}' }, 'answer'],
      // One that no text becomes, before it fills the memory.
      [{ body: HUGE }, 'answer'],
    ] as const) {
      Object.assign(fake, { state });
      fake.calls.length = 0;
      const failing = start(name).translate(['Hola'], OTHER);
      expect(await problemOf(failing)).toBe(kind);
      await expect(failing).rejects.toEqual(expect.objectContaining({ message: kind }));
      expect(fake.calls).toHaveLength(1);
    }
  });

  it('ends after its time, and says that nothing answers at its address', async () => {
    fake.state = 'hanging';
    const late = start(name, { timeout: 50 });
    expect(await problemOf(late.translate(['Hola'], OTHER))).toBe('timeout');
    const nowhere = start(name, { url: 'http://127.0.0.1:9' });
    expect(await problemOf(nowhere.translate(['Hola'], OTHER))).toBe('unreachable');
  });
});

it('settings that cannot work are refused; an unencrypted address needs a network of one’s own, without a key', () => {
  for (const [settings, message] of [
    [{ service: 'other', url: 'https://a.example' }, /TRANSLATION_SERVICE/],
    [{ service: 'deepl', url: undefined }, /TRANSLATION_URL/],
    [{ service: 'deepl', url: 'http://a.example' }, /TRANSLATION_URL/],
  ] as const)
    expect(() => serviceOf({ key: 'k', ...settings })).toThrow(message);
  const settings = { service: 'libretranslate', url: 'http://translate:5000', key: undefined };
  expect(serviceOf(settings)?.name).toBe('libretranslate');
});
