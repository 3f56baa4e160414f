import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { type SyntheticEvent, useState } from 'react';
import { LanguageButtons } from '@/lib/admin/LanguageButtons';
import { languageName } from '@/lib/admin/languageName';
import { Pending } from '@/lib/admin/Pending';
import { SaveRow } from '@/lib/admin/SaveRow';
import { adminTexts } from '@/admin-texts';
import type { Prices } from '@/site/firmFacts';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, LANGUAGES, type Language } from '@/site/languages';
import { TextField } from '@/ui/admin/TextField';
import { currentFactsOptions, firmKeys, saveFacts } from '../queries';

const t = adminTexts('firm');

/** The number in the text of a price; undefined for none, as in 'free'. */
const amountIn = (price = '') => /\d+([.,]\d+)*/.exec(price)?.[0];

/** What the first consultation costs, in each language (PRODUCT 2). */
export function PriceForm() {
  const { data, error, refetch } = useQuery(currentFactsOptions());
  if (data === undefined) return <Pending {...{ error, refetch }} />;
  return <Form saved={data?.consultation_price ?? {}} />;
}

function Form({ saved }: { saved: Prices }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<Prices>({});
  const prices = { ...saved, ...typed };
  const [shown, setShown] = useState<Language>(SOURCE_LANGUAGE);
  const saving = useSaving(async (typed: Prices) => {
    // A colleague may have changed those of other languages.
    const now = await client.query(currentFactsOptions());
    const filled = Object.entries({ ...now?.consultation_price, ...typed }).flatMap(
      ([language, price]) => (price.trim() ? [[language, price.trim()]] : []),
    );
    return saveFacts({
      consultation_price: filled.length > 0 ? (Object.fromEntries(filled) as Prices) : null,
    });
  }, firmKeys.facts);
  // Texts of other languages are not translated by themselves.
  const others = LANGUAGES.filter(
    (language) =>
      prices[language]?.trim() && amountIn(prices[language]) !== amountIn(prices[SOURCE_LANGUAGE]),
  );
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed, { onSuccess: () => setTyped({}) });
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-4">
      <p className="flex flex-wrap gap-1">
        <LanguageButtons
          languages={LANGUAGES}
          shown={shown}
          onShow={setShown}
          note={(language) => (prices[language]?.trim() ? ' ✓' : '')}
        />
      </p>
      <TextField
        label={t('price.label', { language: languageName(shown) })}
        hint={t('price.hint')}
        lang={shown}
        dir={LANGUAGE_FACTS[shown].dir}
        maxLength={80}
        value={prices[shown] ?? ''}
        onChange={({ target }) => {
          saving.reset();
          setTyped({ ...typed, [shown]: target.value });
        }}
      />
      <p role="status" className="font-semibold text-terracotta-700 empty:hidden">
        {others.length > 0 &&
          t('price.differs', { languages: others.map(languageName).join(', ') })}
      </p>
      <SaveRow saving={saving} savedLabel={t('savedSoon')} />
    </form>
  );
}
