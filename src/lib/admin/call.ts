import type { Database } from '@/lib/database.types';
import { unwrap } from '@/lib/errors';
import { supabase } from './supabase';

type Functions = Database['public']['Functions'];

/** Calls a function of the database. @throws {BackendError} */
export function call<Name extends keyof Functions>(
  name: Name,
  args?: Functions[Name]['Args'],
): Promise<Functions[Name]['Returns']> {
  return unwrap<Functions[Name]['Returns']>(supabase.rpc(name as never, args as never));
}
