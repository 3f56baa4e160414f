import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Changes, DataForm, textsOf } from '@/lib/admin/DataForm';
import { languageName, writtenIn } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import { firm as t } from '@/admin-texts';
import type { Prices } from '@/site/firmFacts';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { TextField } from '@/ui/admin/controls';
import { currentFactsOptions, saveFacts } from '../queries';

/** The number in the text of a price; undefined for none, as in 'free'. */
const amountIn = (price = '') => /\d+([.,]\d+)*/.exec(price)?.[0];

/** What the first consultation costs, in each language (PRODUCT 2). */
export function PriceForm() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(currentFactsOptions());
  if (data === undefined) return <Pending {...{ error, refetch }} />;
  const prices: Prices = data?.consultation_price ?? {};
  // Texts of other languages are not translated by themselves.
  const others = LANGUAGES.filter(
    (language) =>
      prices[language] && amountIn(prices[language]) !== amountIn(prices[SOURCE_LANGUAGE]),
  );

  async function save(_: unknown, changes: Changes) {
    // A colleague may have changed those of other languages.
    const now = await client.query(currentFactsOptions());
    const next = { ...now?.consultation_price, ...textsOf(changes) };
    const prices = Object.fromEntries(Object.entries(next).filter(([, price]) => price));
    await saveFacts({ consultation_price: Object.keys(prices).length > 0 ? prices : null });
  }

  return (
    <DataForm className="grid gap-4 sm:grid-cols-2" save={save} savedLabel={t('savedSoon')}>
      <p className="max-w-prose text-sm text-ink-700 sm:col-span-2">{t('price.hint')}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          name={language}
          label={t('price.label', { language: languageName(language) })}
          {...writtenIn(language)}
          maxLength={80}
          defaultValue={prices[language] ?? ''}
        />
      ))}
      <p role="status" className="font-semibold text-terracotta-700 empty:hidden sm:col-span-2">
        {others.length > 0 &&
          t('price.differs', { languages: others.map(languageName).join(', ') })}
      </p>
    </DataForm>
  );
}
