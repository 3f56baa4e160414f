import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { call } from '@/lib/admin/supabase';
import { failureText, notSaved, useSaving } from '@/lib/admin/requests';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Button, Problem, unavailable } from '@/ui/admin/controls';
import { Spinner } from '@/ui/Spinner';
import { ChipButton } from '../ChipButton';
import { CONFLICTS, type Enquiry } from '../enquiry';
import { type Conflict, conflictsOptions } from './queries';

interface ConflictHintProps {
  enquiry: Enquiry;
  /** The message, shown once the names are compared, and with a possible conflict only on demand. */
  children: ReactNode;
}

/** Says whether the names of an enquiry may belong to a conflict of interest, before its message is read. */
export function ConflictHint({ enquiry, children }: ConflictHintProps) {
  const { data, error } = useQuery(conflictsOptions(enquiry.id));
  const [wanted, setWanted] = useState(false);
  // Whoever has found that there is none has read the message, or may.
  const isClear = data?.length === 0 || enquiry.conflict === 'none';
  return (
    <>
      <div role="status" className="grid gap-3 empty:hidden">
        {data && data.length > 0 && <Conflicts conflicts={data} />}
        {data?.length === 0 && (
          <p className="text-sm text-ink-700">
            {enquiry.opposing_party ? t('conflicts.noHint') : t('conflicts.noOpposingParty')}
          </p>
        )}
      </div>
      <Problem>
        {!data && error && t('conflicts.failedToCheck', { reason: failureText(error) })}
      </Problem>
      {data && <SettleConflict enquiry={enquiry} />}
      {!data && !error && <Spinner label={t('conflicts.comparing')} />}
      {isClear || wanted
        ? children
        : (data ?? error) && (
            <Button className="justify-self-start" onClick={() => setWanted(true)}>
              {t('conflicts.readAnyway')}
            </Button>
          )}
    </>
  );
}

const NAME = <bdi className="font-semibold" />;

function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  return (
    <section
      aria-labelledby="conflicts"
      className="rounded border-s-4 border-terracotta-600 bg-limestone-100 p-4"
    >
      <h3 id="conflicts" className="flex items-center gap-2 text-xl">
        <Scale className="size-5 shrink-0" />
        {t('conflicts.possible')}
      </h3>
      <ul className="mt-2 list-disc space-y-1 ps-5 [overflow-wrap:anywhere]">
        {conflicts.map(({ part, name, compared, survey_id: id, received_at: at, score }) => (
          <li key={`${part} ${id || name}`}>
            {t.rich(
              `conflicts.${part}`,
              {
                compared: NAME,
                name: NAME,
                enquiry: (
                  <Link to={adminPath('enquiries', id ? { id } : {})} className="underline" />
                ),
              },
              {
                compared,
                name,
                moment: at ? formatOfficeDateTime(at) : '',
                percent: Math.round(score * 100),
              },
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">{t('conflicts.explained')}</p>
    </section>
  );
}

/** Records what was found about a conflict of interest, by name and time; a second press takes it back. */
function SettleConflict({ enquiry: { id, conflict } }: { enquiry: Enquiry }) {
  const { mutate, error, isPending } = useSaving((outcome: 'none' | 'refused') =>
    call('settle_conflict', {
      survey: id,
      // Null looks into it again, which the generated types do not know.
      outcome: conflict === outcome ? (null as unknown as string) : outcome,
    }),
  );
  return (
    <div role="group" aria-label={t('conflicts.title')} className="flex flex-wrap gap-2">
      {(['none', 'refused'] as const).map((outcome) => (
        <ChipButton
          key={outcome}
          pressed={conflict === outcome}
          {...unavailable(isPending)}
          onClick={() => mutate(outcome)}
        >
          {CONFLICTS[outcome]}
        </ChipButton>
      ))}
      <Problem className="basis-full text-sm">{error && notSaved(error)}</Problem>
    </div>
  );
}
