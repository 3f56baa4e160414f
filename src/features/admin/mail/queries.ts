import { liveCall } from '@/lib/admin/supabase';
import { z } from '@/lib/admin/zod';

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
export const mailHealthOptions = () =>
  liveCall('mail_health', {}, (answer) => health.parse(answer));
