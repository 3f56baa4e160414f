import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { daysLater } from '@/site/dates';
import { toOfficeDay } from '@/lib/admin/officeTime';
import { useSaving } from '@/lib/admin/useSaving';
import { hintOf } from '@/lib/errors';
import { Button } from '@/ui/admin/Button';
import { Checkbox } from '@/ui/admin/Checkbox';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { TextField } from '@/ui/admin/TextField';
import { Spinner } from '@/ui/Spinner';
import { PersonEnquiries } from './PersonEnquiries';
import { blockEnquiries, erasuresKeys, eraseEnquiries, personOptions } from './queries';

const t = adminTexts('erasures');

/** To be typed before anything is erased. */
const CONFIRMATION = t('confirm.word');

/** Three years: after that the most serious infringements have lapsed (LOPDGDD, article 72). */
const BLOCK_DAYS = 3 * 365 + 1;

/** A restriction is lifted first, with a notice to the person (GDPR, article 18.3). */
const whyNot = (error: Error) =>
  hintOf(error) === 'limited' ? t('person.limited') : failureText(error);

/** What became of the chosen enquiries. */
export interface Outcome {
  count: number;
  blocked: boolean;
}

interface ErasePersonProps {
  enquiry: string;
  onErased: (outcome: Outcome) => void;
}

/** Blocks or destroys enquiries of one person, each of them chosen. */
export function ErasePerson({ enquiry, onErased }: ErasePersonProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([enquiry]));
  const [blocks, setBlocks] = useState(true);
  const [reason, setReason] = useState(t('person.reason'));
  const [until, setUntil] = useState(() => daysLater(toOfficeDay(new Date()), BLOCK_DAYS));
  const [engagedToo, setEngagedToo] = useState(false);
  const { data, error } = useQuery({ ...personOptions(enquiry), enabled: open });
  const erase = useSaving(
    () =>
      blocks
        ? blockEnquiries([...chosen], { reason, until, engagedToo })
        : eraseEnquiries([...chosen], engagedToo),
    erasuresKeys.all,
    (count) => {
      setOpen(false);
      onErased({ count, blocked: blocks });
    },
  );
  const problem = error ?? erase.error;
  const engaged = data?.enquiries.some(({ id, status }) => chosen.has(id) && status === 'engaged');

  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('person.title')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('person.title')}
        confirm={blocks ? t('person.block') : t('person.deletePermanently')}
        {...(!blocks && { typed: CONFIRMATION })}
        pending={!data || chosen.size === 0 || (engaged === true && !engagedToo)}
        busy={erase.isPending}
        problem={problem ? t('person.failed', { reason: whyNot(problem) }) : undefined}
        onConfirm={() => erase.mutate()}
        onClose={() => {
          setOpen(false);
          erase.reset();
        }}
      >
        {!data && !error && <Spinner label={t('person.searching')} />}
        {data && <PersonEnquiries enquiries={data.enquiries} {...{ chosen, setChosen }} />}
        {engaged && (
          <Checkbox
            label={t('person.engaged')}
            hint={t('person.engagedHint')}
            checked={engagedToo}
            onChange={(event) => setEngagedToo(event.target.checked)}
          />
        )}
        <Checkbox
          label={t('person.blockFirst')}
          hint={t('person.blockFirstHint')}
          checked={blocks}
          onChange={(event) => setBlocks(event.target.checked)}
        />
        {blocks ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('common.reason')}
              required
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
            <TextField
              type="date"
              label={t('until')}
              required
              value={until}
              onChange={(event) => setUntil(event.target.value)}
            />
          </div>
        ) : (
          <p>{t('person.withoutBlock')}</p>
        )}
      </ConfirmDialog>
    </>
  );
}
