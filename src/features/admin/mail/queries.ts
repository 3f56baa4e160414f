import { liveQuery } from '@/lib/admin/liveQuery';
import { z } from '@/lib/admin/zod';
import { supabase } from '@/lib/admin/supabase';
import { BackendError, unwrap } from '@/lib/errors';

export const mailHealthKey = ['mail', 'health'] as const;

const health = z.object({
  /** Whether no mail leaves, as without a mail server. */
  nowhere: z.boolean(),
  waiting: z.number().int(),
  sent: z.object({ at: z.string(), kind: z.string() }).nullable(),
  failed: z
    .object({
      at: z.string(),
      kind: z.string(),
      problem: z.string().nullable(),
      enquiry: z.string().nullable(),
    })
    .nullable(),
  /** The last test of the person who asks. */
  test: z
    .object({
      at: z.string(),
      sent: z.string().nullable(),
      printed: z.boolean(),
      problem: z.string().nullable(),
    })
    .nullable(),
});

export type MailHealth = z.infer<typeof health>;

/** Whether mails leave. */
export function mailHealthOptions() {
  return liveQuery({
    queryKey: mailHealthKey,
    queryFn: async ({ signal }) => {
      const parsed = health.safeParse(
        await unwrap(supabase.rpc('mail_health').abortSignal(signal)),
      );
      if (!parsed.success) throw new BackendError('malformed', parsed.error.message);
      return parsed.data;
    },
  });
}
