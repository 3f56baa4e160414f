import { queryOptions } from '@tanstack/react-query';
import type { Json } from '@/lib/database.types';
import { supabase, unwrapChange } from '@/lib/admin/supabase';
import { firmFactsOptions } from '@/lib/liveFirm';
import type { FirmFacts } from '@/site/firmFacts';

/** What the firm has changed, as the database has it now. */
export function currentFactsOptions() {
  return queryOptions({ ...firmFactsOptions(), staleTime: 0, networkMode: 'always' });
}

/** Saves changes of the facts. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveFacts(changes: Partial<FirmFacts>): Promise<void> {
  const { phones, opening_hours: hours, consultation_price: prices, ...texts } = changes;
  if (Object.keys(changes).length === 0) return;
  await unwrapChange(
    supabase
      .from('firm_facts')
      .update({
        ...texts,
        ...(phones !== undefined && { phones: phones && [...phones] }),
        ...(hours !== undefined && { opening_hours: hours as Json }),
        ...(prices !== undefined && { consultation_price: prices }),
      })
      .eq('id', true)
      .select('id'),
  );
}
