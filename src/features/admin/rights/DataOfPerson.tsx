import { useMutation } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { downloadJson } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/requests';
import { formatOfficeDateTime, rightName } from '@/lib/admin/format';
import { toggled } from '@/lib/admin/toggled';
import { adminWord, rights as t } from '@/admin-texts';
import { Button, Checkbox, Problem, TextField } from '@/ui/admin/controls';
import { Panel } from '@/ui/admin/page';
import { cx } from '@/ui/classes';
import { PersonFields } from './PersonFields';
import { type PersonRecord, readPerson, withoutOthers } from './queries';

/** The lists in their order; one that is new comes last. */
const LISTS = ['enquiries', 'requests', 'testimonials', 'clients'];

function titleOf(list: string, { kind, created_at }: PersonRecord): string {
  const values = {
    right: rightName(String(kind)),
    moment: formatOfficeDateTime(String(created_at)),
  };
  return adminWord('rights', 'lists', list, values) ?? list;
}

/** All that the firm holds about one person, to print or as a file. */
export function DataOfPerson({ contact }: { contact: string }) {
  const [others, setOthers] = useState<string[]>([]);
  const read = useMutation({ mutationFn: readPerson, onSuccess: () => setOthers([]) });
  const found = [...new Set([...LISTS, ...Object.keys(read.data ?? {})])].flatMap((list) =>
    (read.data?.[list] ?? []).map((record) => ({ list, record })),
  );
  const none = found.length === 0;

  function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('contact') as string;
    if (!read.isPending) read.mutate(typed.trim());
  }
  function save() {
    const data = withoutOthers(read.data ?? {}, others);
    const madeAt = new Date().toISOString();
    downloadJson('datos-personales.json', { madeAt, contact: read.variables, ...data });
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
          name="contact"
          defaultValue={contact}
        />
        <Button type="submit" variant="primary" unavailable={read.isPending}>
          {read.isPending ? t('person.searching') : t('person.collect')}
        </Button>
      </form>
      <p className="max-w-prose text-sm text-ink-700 print:hidden">{t('person.explained')}</p>
      <Problem>{read.error && t('person.failed', { reason: failureText(read.error) })}</Problem>
      {read.data && (
        <>
          <div className="flex flex-wrap gap-2 print:hidden">
            <Button icon={Download} onClick={save}>
              {t('person.download')}
            </Button>
            <Button icon={Printer} onClick={() => print()}>
              {t('common.print')}
            </Button>
          </div>
          <p role="status" className={cx(!none && 'sr-only')}>
            {none ? t('records.none') : t('records.found')}
          </p>
          {found.map(({ list, record }) => (
            <article
              key={record.id}
              className={cx(
                'rounded border border-limestone-300 p-4',
                others.includes(record.id) && 'opacity-60 print:hidden',
              )}
            >
              <div className="print:hidden">
                <Checkbox
                  label={t('records.own')}
                  checked={!others.includes(record.id)}
                  onChange={() => setOthers(toggled(others, record.id))}
                />
              </div>
              <h3 className="text-xl">{titleOf(list, record)}</h3>
              <PersonFields list={list} record={record} />
            </article>
          ))}
        </>
      )}
    </Panel>
  );
}
