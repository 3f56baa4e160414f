import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OpeningHours } from '@/site/firm';
import { type FirmFacts, firmWith, type LiveFirm, type Prices } from '@/site/firmFacts';
import { db } from './db';
import { unwrapList } from './errors';

const COLUMNS =
  'phones, chat_number, email, street, postal_code, opening_hours, closed_days, consultation_price';

/**
 * What the firm has changed of its facts. A prerendered page contains it and is published again with
 * each change, so that it is never fetched there.
 */
export function firmFactsOptions() {
  return queryOptions({
    queryKey: ['firm'] as const,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<FirmFacts | null> => {
      const [row] = await unwrapList(db.from('firm_facts').select(COLUMNS).abortSignal(signal));
      if (!row) return null;
      return {
        ...row,
        opening_hours: row.opening_hours as OpeningHours | null,
        consultation_price: row.consultation_price as Prices | null,
      };
    },
  });
}

/** The firm's contact details and opening hours. */
export function useFirm(): LiveFirm {
  const { data } = useQuery(firmFactsOptions());
  return useMemo(() => firmWith(data), [data]);
}
