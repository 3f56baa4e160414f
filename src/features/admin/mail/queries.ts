import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/lib/admin/supabase';
import { BackendError, unwrap, unwrapList } from '@/lib/errors';

export const mailKeys = {
  settings: ['mail', 'settings'] as const,
};

/** How often a summary is sent. */
export const SUMMARIES = {
  none: 'No, gracias',
  daily: 'Cada mañana',
  weekly: 'Los lunes',
} as const;

export interface MailSettings {
  /** Where alerts go; '' for the firm's own address. */
  address: string;
  /** Where they go while the office is away; '' for the same. */
  absence: string;
  summary: keyof typeof SUMMARIES;
}

/** Where alerts go, and whether a summary is sent. */
export function mailSettingsOptions() {
  return queryOptions({
    queryKey: mailKeys.settings,
    staleTime: 0,
    networkMode: 'always',
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
