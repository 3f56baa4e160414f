import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { PersonRecords } from './PersonRecords';
import { withoutOthers } from './person';
import { readPerson } from './queries';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('rights');

/** All that the firm holds about one person, to print or as a file. */
export function PersonData({ contact: given }: { contact: string }) {
  const [contact, setContact] = useState(given);
  const [others, setOthers] = useState<ReadonlySet<string>>(new Set());
  const read = useMutation({
    mutationFn: readPerson,
    onSuccess: () => setOthers(new Set()),
  });
  const data = read.data && withoutOthers(read.data, others);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!read.isPending) read.mutate(contact.trim());
  }
  function save() {
    const file = { madeAt: new Date().toISOString(), contact: read.variables, ...data };
    downloadFile(
      'datos-personales.json',
      new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }),
    );
  }

  return (
    <Panel id="person" title={t('person.title')} className="mb-6 gap-4">
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3 print:hidden">
        <TextField
          label={t('person.contact')}
          required
          minLength={3}
          maxLength={254}
          className="min-w-64 grow sm:max-w-md"
          value={contact}
          onChange={(event) => setContact(event.target.value)}
        />
        <Button type="submit" variant="primary" unavailable={read.isPending}>
          {read.isPending ? t('person.searching') : t('person.collect')}
        </Button>
      </form>
      <p className="max-w-prose text-sm text-ink-700 print:hidden">{t('person.explained')}</p>
      <Problem>{read.error && t('person.failed', { reason: failureText(read.error) })}</Problem>
      {read.data && data && (
        <>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button onClick={save}>
              <Download aria-hidden="true" className="size-4" />
              {t('person.download')}
            </Button>
            <Button onClick={() => print()}>
              <Printer aria-hidden="true" className="size-4" />
              {t('common.print')}
            </Button>
          </div>
          <PersonRecords data={read.data} {...{ others, setOthers }} />
        </>
      )}
    </Panel>
  );
}
