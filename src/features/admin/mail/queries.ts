import { liveCall } from '@/lib/admin/supabase';

export interface MailHealth {
  /** Whether no mail leaves, as without a mail server. */
  nowhere: boolean;
  waiting: number;
  sent: { at: string; kind: string } | null;
  failed: { at: string; kind: string; problem: string | null; enquiry: string | null } | null;
  /** The last test of the person who asks. */
  test: { sent: string | null; printed: boolean; problem: string | null } | null;
}

export const mailHealthOptions = {
  ...liveCall('mail_health', {}, (answer) => answer as MailHealth),
  // More often while a test is on its way.
  refetchInterval: ({ state }: { state: { data?: MailHealth | undefined } }) =>
    state.data?.test && !state.data.test.sent ? 3000 : 60_000,
};
