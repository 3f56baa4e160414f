import { queryOptions } from '@tanstack/react-query';
import type { TablesUpdate } from '@/lib/database.types';
import { supabase, unwrapChange } from '@/lib/admin/supabase';
import { firmFactsOptions } from '@/lib/liveFirm';
import type { FirmFacts } from '@/site/firmFacts';

/** What the firm has changed, as the database has it now. */
export function currentFactsOptions() {
  return queryOptions({ ...firmFactsOptions(), staleTime: 0, networkMode: 'always' });
}

/** Saves changes of the facts. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveFacts(changes: Partial<FirmFacts>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const row = changes as unknown as TablesUpdate<'firm_facts'>;
  await unwrapChange(supabase.from('firm_facts').update(row).eq('id', true).select('id'));
}
