import { queryOptions } from '@tanstack/react-query';
import type { TablesUpdate } from '@/lib/database.types';
import { changeRow } from '@/lib/admin/supabase';
import { firmFactsOptions } from '@/lib/liveFirm';
import type { FirmFacts } from '@/site/firmFacts';

/** What the firm has changed, as the database has it now. */
export function currentFactsOptions() {
  return queryOptions({ ...firmFactsOptions(), staleTime: 0, networkMode: 'always' });
}

/** Saves changes of the facts. @throws {BackendError} as `changeRow`. */
export const saveFacts = (changes: Partial<FirmFacts>) =>
  changeRow('firm_facts', { id: true }, changes as unknown as TablesUpdate<'firm_facts'>);
