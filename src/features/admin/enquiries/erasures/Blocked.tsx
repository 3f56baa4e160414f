import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { ActionButton, ConfirmedAction, failureText, Pending } from '@/lib/admin/requests';
import { call } from '@/lib/admin/supabase';
import { downloadJson } from '@/lib/admin/downloadFile';
import { formatDay, formatOfficeDateTime } from '@/lib/admin/format';
import { erasures as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { daysLater } from '@/site/dates';
import { Panel } from '@/ui/admin/page';
import { SelectField, TextField, WhyField } from '@/ui/admin/controls';
import { blockedOptions } from './queries';

const notDownloaded = (error: Error) => t('notDownloaded', { reason: failureText(error) });

/** What is blocked and until when, and the register that is kept beside the archives. */
export function Blocked() {
  const { data, error, refetch } = useQuery(blockedOptions());
  if (!data) return <Pending {...{ error, refetch }} failed={t('blocked.failedToLoad')} />;
  return (
    <Panel id="blocked" title={t('blocked.title')} className="mb-6 gap-3">
      <p>
        {t.rich('blocked.log', { log: <Link className="underline" to={adminPath('accessLog')} /> })}
      </p>
      {data.length === 0 && <p>{t('blocked.none')}</p>}
      <ul className="divide-y divide-limestone-200">
        {data.map(({ id, reason, until, ...row }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="grow">
              {t.rich(
                row.blocked_by ? 'blocked.lineBy' : 'blocked.line',
                { reason: <bdi /> },
                {
                  receivedOn: formatDay(row.received_on),
                  blockedAt: formatOfficeDateTime(row.blocked_at),
                  by: row.blocked_by,
                  reason,
                  until: formatDay(until),
                },
              )}
            </span>
            <ConfirmedAction
              variant="quiet"
              label={t('blocked.forAuthority')}
              title={t('handOver.title')}
              confirm={t('common.download')}
              action={async ({ why: asked_by = '' }) =>
                downloadJson(
                  `consulta-bloqueada-${id}.json`,
                  await call('open_blocked', { survey: id, asked_by }),
                )
              }
              failed={notDownloaded}
            >
              <p>{t('handOver.explained')}</p>
              <WhyField label={t('handOver.askedBy')} maxLength={200} />
            </ConfirmedAction>
            <ChangeBlock {...{ id, until }} />
          </li>
        ))}
      </ul>
      <p className="max-w-prose text-ink-700">{t('blocked.register')}</p>
      <ActionButton
        icon={Download}
        className="justify-self-start"
        action={async () =>
          downloadJson('registro-de-borrados.json', await call('erasure_register'))
        }
        failed={notDownloaded}
      >
        {t('blocked.downloadRegister')}
      </ActionButton>
    </Panel>
  );
}

/** How many days later a block ends unless another day is chosen. */
const LATER = 365;

/** Puts the end of a block off, or lifts it, for a reason. */
function ChangeBlock({ id, until }: { id: string; until: string }) {
  const [lifts, setLifts] = useState(false);
  return (
    <ConfirmedAction
      variant="quiet"
      label={t('blocked.changeEnd')}
      title={t('change.title')}
      confirm={lifts ? t('change.liftBlock') : t('common.extend')}
      action={({ why = '', last_day }) =>
        call('change_block', { survey: id, why, ...(last_day && { last_day }) })
      }
      failed={(error) => t('common.notChanged', { reason: failureText(error) })}
    >
      <SelectField
        label={t('change.what')}
        value={lifts ? 'lift' : 'extend'}
        options={[
          ['extend', t('change.extendIt')],
          ['lift', t('change.liftIt')],
        ]}
        onChange={(event) => setLifts(event.target.value === 'lift')}
      />
      {!lifts && (
        <TextField
          label={t('until')}
          name="last_day"
          type="date"
          required
          min={daysLater(until, 1)}
          defaultValue={daysLater(until, LATER)}
        />
      )}
      <WhyField label={t('common.reason')} hint={t('change.reasonHint')} maxLength={400} />
    </ConfirmedAction>
  );
}
