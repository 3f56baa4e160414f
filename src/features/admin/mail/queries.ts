import { liveQuery } from '@/lib/admin/liveQuery';
import { adminTexts } from '@/admin-texts';
import { z } from '@/lib/admin/zod';
import { supabase } from '@/lib/admin/supabase';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';

const t = adminTexts('mail');

export const mailKeys = {
  settings: ['mail', 'settings'] as const,
  health: ['mail', 'health'] as const,
};

/** How often a summary is sent. */
export const SUMMARIES = {
  none: t('summaries.none'),
  daily: t('summaries.daily'),
  weekly: t('summaries.weekly'),
};

export interface MailSettings {
  /** Where alerts go; '' for the firm's own address. */
  address: string;
  /** Where they go while the office is away; '' for the same. */
  absence: string;
  summary: keyof typeof SUMMARIES;
}

/** Where alerts go, and whether a summary is sent. */
export function mailSettingsOptions() {
  return liveQuery({
    queryKey: mailKeys.settings,
    queryFn: async ({ signal }): Promise<MailSettings> => {
      const [row] = await unwrapList(
        supabase
          .from('settings')
          .select('alert_email, absence_email, summary_mail')
          .abortSignal(signal),
      );
      if (!row) throw new BackendError('forbidden', 'the settings are not for this role');
      const summary = row.summary_mail in SUMMARIES ? row.summary_mail : 'none';
      return {
        address: row.alert_email ?? '',
        absence: row.absence_email ?? '',
        summary: summary as MailSettings['summary'],
      };
    },
  });
}

/** Saves the mail settings. @throws {BackendError} 'forbidden' if no row was changed. */
export async function saveMailSettings({ address, absence, summary }: MailSettings): Promise<void> {
  const rows = await unwrap(
    supabase
      .from('settings')
      .update({
        alert_email: address || null,
        absence_email: absence || null,
        summary_mail: summary,
      })
      .eq('id', true)
      .select('summary_mail'),
  );
  if (rows?.length !== 1) throw new BackendError('forbidden', 'the settings were not changed');
}

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
    queryKey: mailKeys.health,
    queryFn: async ({ signal }) => {
      const parsed = health.safeParse(
        await unwrap(supabase.rpc('mail_health').abortSignal(signal)),
      );
      if (!parsed.success) throw new BackendError('malformed', parsed.error.message);
      return parsed.data;
    },
  });
}

/** Queues a test mail for the person who asks. @throws {BackendError} with the hint 'too_soon'. */
export async function requestTestMail(): Promise<void> {
  await unwrap(supabase.rpc('request_test_mail'));
}
