import type { Database } from '@/lib/database.types';
import { liveList, liveQuery } from '@/lib/admin/liveQuery';
import { unwrap, unwrapList } from '@/lib/errors';
import { withProof } from '@/lib/admin/proof';
import { supabase } from '@/lib/admin/supabase';

/** How many enquiries an erasure lists; a person with more is a bot. */
const SHOWN = 100;

export const erasuresKeys = {
  all: ['erasures'] as const,
  person: (enquiry: string) => ['erasures', 'person', enquiry] as const,
  expired: ['erasures', 'expired'] as const,
  blocked: ['erasures', 'blocked'] as const,
};

/** An enquiry with one person's address or phone. */
export interface PersonEnquiry extends PersonRow {
  /** Whether its processing is restricted, which refuses erasing and blocking. */
  limited: boolean;
}
type PersonRow = Database['public']['Functions']['surveys_of_person']['Returns'][number];

/** The enquiries with the address or phone of one, to choose from. */
export function personOptions(enquiry: string) {
  return liveQuery({
    queryKey: erasuresKeys.person(enquiry),
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const rows = await unwrapList(
        supabase
          .rpc('surveys_of_person', { survey: enquiry })
          .order('created_at', { ascending: false })
          .limit(SHOWN)
          .abortSignal(signal),
      );
      const restricted = await unwrapList(
        supabase
          .from('contact_surveys')
          .select('id')
          .in(
            'id',
            rows.map(({ id }) => id),
          )
          .not('limited_on', 'is', null)
          .abortSignal(signal),
      );
      const enquiries = rows.map((row): PersonEnquiry => ({
        ...row,
        limited: restricted.some(({ id }) => id === row.id),
      }));
      return { enquiries };
    },
  });
}

/**
 * Destroys enquiries. @returns how many. @throws {BackendError} 'forbidden' for anyone but admins.
 */
export async function eraseEnquiries(surveys: string[], engagedToo: boolean): Promise<number> {
  const call = () => unwrap(supabase.rpc('erase_surveys', { surveys, engaged_too: engagedToo }));
  return (await withProof(call)) ?? 0;
}

/** Blocks enquiries until a day. @returns how many. */
export async function blockEnquiries(
  surveys: string[],
  block: { reason: string; until: string; engagedToo: boolean },
): Promise<number> {
  const call = () =>
    unwrap(
      supabase.rpc('block_surveys', {
        surveys,
        why: block.reason,
        last_day: block.until,
        engaged_too: block.engagedToo,
      }),
    );
  return (await withProof(call)) ?? 0;
}

/** What is blocked, without what it says, the first to end first. */
export const blockedOptions = () =>
  liveList(erasuresKeys.blocked, () => supabase.rpc('blocked_list'));

/** Blocks until a later day or, without one, lifts the block, for a reason that is logged. */
export async function changeBlock(survey: string, why: string, until?: string): Promise<void> {
  await withProof(() =>
    unwrap(supabase.rpc('change_block', { survey, why, ...(until && { last_day: until }) })),
  );
}

/** A blocked enquiry for an authority; the database logs who asked. */
export function openBlocked(survey: string, askedBy: string) {
  return withProof(() => unwrap(supabase.rpc('open_blocked', { survey, asked_by: askedBy })));
}

/** What was erased and blocked, by hashes, for `npm run restore`. */
export const readRegister = () => unwrap(supabase.rpc('erasure_register'));

/** The number of enquiries beyond the retention period. */
export function expiredOptions() {
  return liveQuery({
    queryKey: erasuresKeys.expired,
    queryFn: ({ signal }) =>
      unwrap(
        supabase
          .rpc('expired_surveys', undefined, { count: 'exact' })
          .select('id')
          .limit(1)
          .abortSignal(signal)
          .then((answer) => ({ ...answer, data: answer.count ?? 0 })),
      ),
  });
}
