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
  es: 'despido  ,  plazo | ¿Herencia? | ｄｅｓｐｉｄｏ | di\u0301as | echado | paro | airbnb | nómada',
  en: 'buying house | sacked | landlord | severance | citizenship | retire | undocumented | solicitor',
  fr: 'virée | l’acte | oeuvre | héritage | sans-papiers | location saisonnière | retraite | airbnb',
  de: 'Rauswurf | Gueterstand | kuendigung | strasse | Einbürgerung | Rentner | auswandern | Airbnb',
  ar: 'طرد | الطرد | ارث | الكراء | توكيل | فيزا | متقاعد | أجرة | تجارة',
  zh: '解雇 | 西班牙，店铺 | 炒鱿鱼 | 百元店 | 租房 | 民宿 | 数字游民 | 黑户 | 家庭团聚 | 续居留 | 工签 | 过户',
  ru: 'срок увольнение | алименты | выселить | магазин | пенсионер | удалёнка | нелегал',
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
