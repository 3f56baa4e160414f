import { expect, it } from 'vitest';
import { isLanguage } from '../../src/site/languages';
import { useBackend } from '../support/backend';

const db = useBackend({ seed: true });

async function find(query: string, lang: string): Promise<string[]> {
  const { data, error } = await db.clients.anon.rpc('search_posts', { query, lang });
  expect(error).toBeNull();
  return (data ?? []).map(({ slug }) => String(slug));
}

/** Typed by visitors, in the language of the page; each finds a post of the demo. */
const TYPED: Record<string, string> = {
  es: 'despido  ,  plazo | ¿Herencia? | ｄｅｓｐｉｄｏ | di\u0301as',
  en: 'buying house | dismissal',
  fr: 'l’acte | oeuvre | retraite',
  de: 'Gueterstand | kuendigung | strasse',
  ar: 'الفصل | ارث',
  zh: '西班牙，店铺',
  ru: 'срок',
};

it.each(Object.entries(TYPED).filter(([lang]) => isLanguage(lang)))(
  'what visitors type in %s finds a post',
  async (lang, typed) => {
    for (const words of typed.split(' | '))
      expect.soft(await find(words, lang), words).not.toEqual([]);
  },
);

it('a search asks for every word, and finds what both spellings name alike', async () => {
  expect(await find('despido zzzz', 'es')).toEqual([]);
  expect(await find('gueterstand', 'de')).toEqual(await find('Güterstand', 'de'));
});
