import { archive as t, fieldsOf } from '@/admin-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, changeRow } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText, Refusal } from '@/lib/admin/requests';
import { formatOfficeDateTime, toOfficeDay } from '@/lib/admin/format';
import { settingsOptions } from '@/lib/admin/settings';
import { type ArchiveLine, encodeArchive } from '@/lib/archiveFormat';
import { TextField } from '@/ui/admin/controls';
import { readObject } from './queries';

const field = fieldsOf('archive', 'passphrase');

/** As long as a password: the file holds every enquiry. */
const MIN_LENGTH = 12;

/** Downloads the whole site as one file, encrypted with a passphrase. */
export function ArchiveForm() {
  const { data: settings } = useQuery(settingsOptions());
  const last = settings?.last_archive_at;
  const [progress, setProgress] = useState('');

  async function download({ passphrase = '' }: Record<string, string>) {
    if (passphrase.length < MIN_LENGTH) throw new Refusal(t('passphrase.tooShort'));
    setProgress(t('common.preparing'));
    try {
      const lines = (await call('archive')) as unknown as ArchiveLine[];
      const all = lines.filter((line) => 'object' in line).length;
      let read = 0;
      const next = (name: string) => {
        setProgress(t('progress', { read: (read += 1), all }));
        return readObject(name);
      };
      const bytes = await encodeArchive(lines, next, passphrase);
      const file = await new Response(bytes as BodyInit).blob();
      await changeRow('settings', { id: true }, { last_archive_at: new Date().toISOString() });
      downloadFile(t('fileName', { day: toOfficeDay(new Date()) }), file);
    } finally {
      setProgress('');
    }
  }

  return (
    <DataForm
      className="grid max-w-xl gap-3"
      save={download}
      failed={(error) => t('failed', { reason: failureText(error) })}
      label={t('download')}
      savedLabel={t('done')}
      aside={<p role="status">{progress}</p>}
    >
      <p>{t('about')}</p>
      <p>{settings && (last ? t('last', { when: formatOfficeDateTime(last) }) : t('noneYet'))}</p>
      <TextField {...field('passphrase')} autoComplete="off" />
    </DataForm>
  );
}
