import { Pending } from '@/lib/admin/Pending';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { useSaving } from '@/lib/admin/useSaving';
import { SaveRow } from '@/lib/admin/SaveRow';
import type { FirmFacts } from '@/site/firmFacts';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';
import { ContactFields } from './ContactFields';
import { HoursFields } from './HoursFields';
import { type FieldsProps, problemsOf } from './problems';
import { currentFactsOptions, firmKeys, saveFacts } from './queries';
import { changesBetween, factsOf, type FirmValues, valuesOf } from './values';
import { firm } from '@/site/firm';
import { TextField } from '@/ui/admin/TextField';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('firm');

/** Edits the firm's contact details and opening hours (PRODUCT 2). */
export function FirmForm() {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(currentFactsOptions());
  if (data !== undefined && isFetchedAfterMount) return <Form facts={data} />;
  return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
}

/** @param facts what the database has; null if nothing was ever changed. */
function Form({ facts }: { facts: FirmFacts | null }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  // What the form was filled from, so that only this person's changes are saved.
  const [before, setBefore] = useState(facts);
  const [values, setValues] = useState(() => valuesOf(facts));
  const [shown, setShown] = useState(false);
  const problems = problemsOf(values);
  const isValid = Object.keys(problems).length === 0;
  const isDirty = Object.keys(changesBetween(before, factsOf(values))).length > 0;
  const saving = useSaving(
    (now: FirmFacts) => saveFacts(changesBetween(before, now)),
    firmKeys.facts,
    (_saved, now) => {
      setBefore(now);
      void client.invalidateQueries({ queryKey: firmKeys.calendar });
    },
  );
  const leaveGuard = useLeaveGuard(isDirty);

  function change(part: Partial<FirmValues>) {
    saving.reset();
    setValues({ ...values, ...part });
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setShown(true);
    if (isValid) saving.mutate(factsOf(values));
    // Once the fields are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const fields = { values, problems: shown ? problems : {}, onChange: change };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-6">
      <LeaveDialog {...leaveGuard} />
      <Panel title={t('hours.title')}>
        <HoursFields {...fields} />
      </Panel>
      <Panel title={t('contact.title')}>
        <ContactFields {...fields} />
      </Panel>
      <Panel title={t('address.title')}>
        <AddressFields {...fields} />
      </Panel>
      <div className="grid gap-3 rounded bg-white p-4 sm:p-6">
        <SaveRow
          saving={saving}
          failed={(error) => t('common.notSavedKept', { reason: failureText(error) })}
          problem={shown && !isValid && t('common.invalid')}
          label={t('form.save')}
          savedLabel={t('form.saved')}
        />
      </div>
    </form>
  );
}

/** The firm's address within its city, which texts and addresses of pages name. */
function AddressFields({ values, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        className="max-w-md"
        label={t('address.street')}
        required
        maxLength={120}
        value={values.street}
        error={problems.street}
        onChange={({ target }) => onChange({ street: target.value })}
      />
      <TextField
        className="max-w-md"
        label={t('address.postalCode')}
        hint={t('address.postalCodeHint', { city: firm.address.city, region: firm.address.region })}
        required
        maxLength={10}
        value={values.postalCode}
        error={problems.postalCode}
        onChange={({ target }) => onChange({ postalCode: target.value })}
      />
    </>
  );
}
