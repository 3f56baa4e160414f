import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { ConfirmedAction, failureText, Pending } from '@/lib/admin/requests';
import { formatOfficeDateTime, toOfficeDay } from '@/lib/admin/format';
import { toggled } from '@/lib/admin/toggled';
import { erasures as t } from '@/admin-texts';
import { daysLater } from '@/site/dates';
import { Checkbox, TextField, WhyField } from '@/ui/admin/controls';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { oneKey } from '../queries';
import { type PersonEnquiry, personOptions } from './queries';

/** Three years: after that the most serious infringements have lapsed (LOPDGDD, article 72). */
const BLOCK_DAYS = 3 * 365 + 1;

interface ErasePersonProps {
  enquiry: string;
  /** Takes what was done, in words. */
  onErased: (announcement: string) => void;
}

/** Blocks or destroys enquiries of one person, each of them chosen. */
export function ErasePerson({ enquiry, onErased }: ErasePersonProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState([enquiry]);
  const [blocks, setBlocks] = useState(true);

  function erase({ why = '', last_day = '', engaged }: Record<string, string>) {
    const which = { surveys: chosen, engaged_too: engaged !== undefined };
    return blocks
      ? call('block_surveys', { ...which, why, last_day })
      : call('erase_surveys', which);
  }

  return (
    <ConfirmedAction
      icon={Trash2}
      className="self-start"
      label={t('person.title')}
      title={t('person.title')}
      confirm={blocks ? t('person.block') : t('person.deletePermanently')}
      typed={blocks ? undefined : t('confirm.word')}
      pending={chosen.length === 0}
      action={erase}
      onDone={(count) => {
        onErased(t(blocks ? 'enquiries.blocked' : 'enquiries.erased', { count }));
        client.removeQueries({ queryKey: oneKey(enquiry) });
      }}
      // A restriction is lifted first, with a notice to the person (GDPR, article 18.3).
      failed={(error) => t('person.failed', { reason: failureText(error) })}
    >
      <PersonEnquiries {...{ enquiry, chosen, setChosen }} />
      <Checkbox
        label={t('person.blockFirst')}
        hint={t('person.blockFirstHint')}
        checked={blocks}
        onChange={(event) => setBlocks(event.target.checked)}
      />
      {blocks ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <WhyField label={t('common.reason')} defaultValue={t('person.reason')} />
          <TextField
            type="date"
            label={t('until')}
            name="last_day"
            required
            defaultValue={daysLater(toOfficeDay(new Date()), BLOCK_DAYS)}
          />
        </div>
      ) : (
        <p>{t('person.withoutBlock')}</p>
      )}
    </ConfirmedAction>
  );
}

/** What speaks for or against erasing an enquiry. */
function notes(enquiry: PersonEnquiry): string {
  const { same_email, same_phone, status, client, limited, opposing_party, appointment_at } =
    enquiry;
  return [
    same_email && same_phone && t('enquiries.sameBoth'),
    same_email && !same_phone && t('enquiries.sameEmail'),
    !same_email && same_phone && t('enquiries.samePhone'),
    opposing_party && t('enquiries.opposingParty', { opposingParty: opposing_party }),
    appointment_at && t('enquiries.appointment', { moment: formatOfficeDateTime(appointment_at) }),
    status === 'engaged' && t('enquiries.engaged'),
    limited && t('enquiries.limited'),
    client && t('enquiries.client', { client }),
  ]
    .filter(Boolean)
    .join('; ');
}

interface PersonEnquiriesProps {
  enquiry: string;
  chosen: readonly string[];
  setChosen: (chosen: string[]) => void;
}

/** The enquiries with one person's address or phone, of which some are chosen. */
function PersonEnquiries({ enquiry, chosen, setChosen }: PersonEnquiriesProps) {
  const { data, error, refetch } = useQuery(personOptions(enquiry));
  if (!data) return <Pending {...{ error, refetch }} />;
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t('enquiries.legend')}</legend>
        <div {...scrollRegion(t('enquiries.label'))} className="mt-2 max-h-60 overflow-auto">
          {data.map((one) => (
            <Checkbox
              key={one.id}
              label={
                <>
                  <bdi>{one.name}</bdi>, {formatOfficeDateTime(one.created_at)}
                </>
              }
              hint={<bdi>{notes(one)}</bdi>}
              checked={chosen.includes(one.id)}
              onChange={() => setChosen(toggled(chosen, one.id))}
            />
          ))}
        </div>
      </fieldset>
      {data.some(({ id, status }) => chosen.includes(id) && status === 'engaged') && (
        <Checkbox
          label={t('person.engaged')}
          hint={t('person.engagedHint')}
          name="engaged"
          required
        />
      )}
    </>
  );
}
