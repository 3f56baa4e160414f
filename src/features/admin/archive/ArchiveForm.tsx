import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { formatOfficeDateTime, toOfficeDay } from '@/lib/admin/officeTime';
import { settingsKey, settingsOptions } from '@/lib/admin/settings';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { makeArchive } from './queries';

const t = adminTexts('archive');

/** As long as a password: the file holds every enquiry. */
const MIN_LENGTH = 12;

/** Downloads the whole site as one file, encrypted with a passphrase. */
export function ArchiveForm() {
  const client = useQueryClient();
  const { data: settings } = useQuery(settingsOptions());
  const last = settings?.last_archive_at;
  const [passphrase, setPassphrase] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [progress, setProgress] = useState('');
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      makeArchive(passphrase, (read, all) => setProgress(t('progress', { read, all }))),
    onMutate: () => setProgress(t('common.preparing')),
    onSuccess: (file) => {
      downloadFile(t('fileName', { day: toOfficeDay(new Date()) }), file);
      void client.invalidateQueries({ queryKey: settingsKey });
    },
  });

  function submit() {
    setIsTooShort(passphrase.length < MIN_LENGTH);
    if (passphrase.length >= MIN_LENGTH) mutate();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid max-w-xl gap-3"
    >
      <p>{t('about')}</p>
      <p>{settings && (last ? t('last', { when: formatOfficeDateTime(last) }) : t('noneYet'))}</p>
      <TextField
        label={t('passphrase.label')}
        hint={t('passphrase.hint')}
        autoComplete="off"
        value={passphrase}
        onChange={(event) => setPassphrase(event.target.value)}
        error={isTooShort ? t('passphrase.tooShort') : undefined}
      />
      <Problem>{error && t('failed', { reason: failureText(error) })}</Problem>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" unavailable={isPending}>
          {t('download')}
        </Button>
        <p role="status">{isPending ? progress : isSuccess && t('done')}</p>
      </div>
    </form>
  );
}
