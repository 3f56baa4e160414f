import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/officeTime';
import { Pending } from '@/lib/admin/Pending';
import { ReasonDialog } from '@/lib/admin/ReasonDialog';
import { adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { adminPath } from '@/site/adminPaths';
import { Button } from '@/ui/admin/Button';
import { ChangeBlock } from './ChangeBlock';
import { Problem } from '@/ui/admin/Problem';
import { blockedOptions, erasuresKeys, openBlocked, readRegister } from './queries';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('erasures');

const save = (name: string, content: unknown) =>
  downloadFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));

/** What is blocked and until when, and the register that is kept beside the archives. */
export function Blocked() {
  const { data, error, refetch } = useQuery(blockedOptions());
  const [asked, setAsked] = useState<string>();
  const [changed, setChanged] = useState<{ id: string; until: string }>();
  const register = useMutation({
    mutationFn: readRegister,
    onSuccess: (content) => save('registro-de-borrados.json', content),
  });
  if (!data) return <Pending {...{ error, refetch }} failed={t('blocked.failedToLoad')} />;
  return (
    <Panel id="blocked" title={t('blocked.title')} className="mb-6 gap-3">
      <p>
        <AdminText
          of="erasures"
          text="blocked.log"
          elements={{ log: <Link className="underline" to={adminPath('accessLog')} /> }}
        />
      </p>
      {data.length === 0 && <p>{t('blocked.none')}</p>}
      <ul className="divide-y divide-limestone-200">
        {data.map(({ id, reason, until, ...row }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="grow">
              <AdminText
                of="erasures"
                text={row.blocked_by ? 'blocked.lineBy' : 'blocked.line'}
                elements={{ reason: <bdi /> }}
                values={{
                  receivedOn: formatDay(row.received_on),
                  blockedAt: formatOfficeDateTime(row.blocked_at),
                  by: row.blocked_by,
                  reason,
                  until: formatDay(until),
                }}
              />
            </span>
            <Button variant="quiet" onClick={() => setAsked(id)}>
              {t('blocked.forAuthority')}
            </Button>
            <Button variant="quiet" onClick={() => setChanged({ id, until })}>
              {t('blocked.changeEnd')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-700">{t('blocked.register')}</p>
      <Button className="justify-self-start" onClick={() => register.mutate()}>
        <Download aria-hidden="true" className="size-5" />
        {t('blocked.downloadRegister')}
      </Button>
      <Problem>
        {register.error && t('notDownloaded', { reason: failureText(register.error) })}
      </Problem>
      {changed && <ChangeBlock {...changed} onClose={() => setChanged(undefined)} />}
      {asked !== undefined && (
        <ReasonDialog
          title={t('handOver.title')}
          confirm={t('common.download')}
          label={t('handOver.askedBy')}
          maxLength={200}
          action={async (askedBy) =>
            save(`consulta-bloqueada-${asked}.json`, await openBlocked(asked, askedBy))
          }
          changes={erasuresKeys.all}
          failed={(reason) => t('notDownloaded', { reason })}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('handOver.explained')}</p>
        </ReasonDialog>
      )}
    </Panel>
  );
}
