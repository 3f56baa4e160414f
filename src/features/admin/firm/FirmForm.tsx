import { Pending } from '@/lib/admin/Pending';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { SaveRow } from '@/lib/admin/SaveRow';
import type { FirmFacts } from '@/site/firmFacts';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';
import { ContactFields } from './ContactFields';
import { HoursFields } from './HoursFields';
import { type FieldsProps, problemsOf } from './problems';
import { currentFactsOptions, firmKeys, saveFacts } from './queries';
import { changesBetween, factsOf, type FirmValues, type Part, PARTS, valuesOf } from './values';
import { firm } from '@/site/firm';
import { TextField } from '@/ui/admin/TextField';
import { RotateCcw } from 'lucide-react';
import { AdminText } from '@/admin-texts/AdminText';
import { Button } from '@/ui/admin/Button';
import { Panel } from '@/ui/admin/Panel';

const t = adminTexts('firm');

interface FirmFormProps {
  /** Shows facts as the site will. */
  preview: (facts: FirmFacts) => ReactNode;
  /** What belongs beside the preview too, is needed most often, and is saved by itself. */
  children: ReactNode;
}

/** Edits the firm's contact details and opening hours (PRODUCT 2). */
export function FirmForm({ preview, children }: FirmFormProps) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(currentFactsOptions());
  if (data !== undefined && isFetchedAfterMount)
    return (
      <Form facts={data} preview={preview}>
        {children}
      </Form>
    );
  return <Pending {...{ error, refetch }} failed={t('failedToLoad')} />;
}

/** @param facts what the database has; null if nothing was ever changed. */
function Form({ facts, preview, children }: FirmFormProps & { facts: FirmFacts | null }) {
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  // What the form was filled from, so that only this person's changes are saved.
  const [before, setBefore] = useState(facts);
  const [values, setValues] = useState(() => valuesOf(facts));
  const [shown, setShown] = useState(false);
  const [valid, setValid] = useState(() => factsOf(values));
  const problems = problemsOf(values);
  const isValid = Object.keys(problems).length === 0;
  const changes = changesBetween(before, factsOf(values));
  const isDirty = Object.keys(changes).length > 0;
  const saving = useMutation({
    mutationFn: () => saveFacts(changes),
    onSuccess: () => {
      setBefore(valid);
      return Promise.all([
        client.invalidateQueries({ queryKey: firmKeys.facts }),
        client.invalidateQueries({ queryKey: firmKeys.calendar }),
      ]);
    },
  });
  const leaveGuard = useLeaveGuard(isDirty);

  function change(part: Partial<FirmValues>) {
    const next = { ...values, ...part };
    saving.reset();
    setValues(next);
    if (Object.keys(problemsOf(next)).length === 0) setValid(factsOf(next));
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setShown(true);
    if (isValid) saving.mutate();
    // Once the fields are marked.
    else setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  const partProps = (part: Part) => {
    const original = valuesOf(null);
    const names: readonly (keyof FirmValues)[] = PARTS[part];
    const isOriginal = names.every(
      (name) => JSON.stringify(values[name]) === JSON.stringify(original[name]),
    );
    const restore = () => change(Object.fromEntries(names.map((name) => [name, original[name]])));
    return { onRestore: isOriginal ? undefined : restore };
  };
  const fields = { values, problems: shown ? problems : {}, onChange: change };

  return (
    <div className="grid items-start gap-6 xl:grid-cols-[3fr_2fr]">
      <LeaveDialog {...leaveGuard}>{t('leave')}</LeaveDialog>
      <div className="grid min-w-0 gap-6">
        {children}
        <form ref={form} noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-6">
          <FormPart title={t('hours.title')} {...partProps('hours')}>
            <HoursFields {...fields} />
          </FormPart>
          <FormPart title={t('contact.title')} {...partProps('contact')}>
            <ContactFields {...fields} />
          </FormPart>
          <FormPart title={t('address.title')} {...partProps('address')}>
            <AddressFields {...fields} />
          </FormPart>
          <div className="grid gap-3 rounded bg-white p-4 sm:p-6">
            <SaveRow
              saving={saving}
              failed={(error) => t('form.notSaved', { reason: failureText(error) })}
              problem={shown && !isValid && t('form.invalid')}
              label={t('form.save')}
              savedLabel={t('form.saved')}
            />
          </div>
        </form>
      </div>
      <section aria-labelledby="firm-preview" className="min-w-0 xl:sticky xl:top-4">
        <h2 id="firm-preview" className="mb-3 text-2xl">
          {t('preview')}
        </h2>
        {preview(valid)}
      </section>
    </div>
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

interface FormPartProps {
  title: string;
  /** Sets the fields back to what firm.ts says; undefined while they are that. */
  onRestore: (() => void) | undefined;
  children: ReactNode;
}

/** A part of the form, with a button that sets it back. */
function FormPart({ title, onRestore, children }: FormPartProps) {
  return (
    <Panel
      title={title}
      aside={
        onRestore && (
          <Button variant="quiet" onClick={onRestore}>
            <RotateCcw aria-hidden="true" className="size-4" />
            <AdminText
              of="firm"
              text="form.restore"
              elements={{ which: <span className="sr-only" /> }}
              values={{ title }}
            />
          </Button>
        )
      }
    >
      {children}
    </Panel>
  );
}
