import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { failureText } from '@/lib/admin/failureText';
import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { correctedField } from '@/lib/admin/rightsWords';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { LANGUAGES } from '@/site/languages';
import { ConfirmDialog } from '@/ui/admin/ConfirmDialog';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import type { Enquiry } from '../enquiry';
import { correctEnquiry, limitEnquiry, readOldValues, withdrawConsent } from '../mutations';
import { enquiriesKeys } from '../queries';

const t = adminTexts('enquiries');
const common = adminTexts('admin');

/** What the person may ask for: data put right, processing restricted, a request written down. */
export function EnquiryRights({ enquiry }: { enquiry: Enquiry }) {
  const [open, setOpen] = useState<'correct' | 'limit' | 'withdraw' | 'values'>();
  const close = () => setOpen(undefined);
  const { id, corrections, limitedOn, specialConsent, specialConsentWithdrawnOn } = enquiry;
  return (
    <section aria-labelledby="enquiry-rights" className="grid gap-3">
      <h3 id="enquiry-rights" className="text-xl">
        {t('rights.title')}
      </h3>
      {corrections.length > 0 && (
        <ol
          aria-label={t('rights.corrections')}
          className="grid gap-1 text-sm [overflow-wrap:anywhere]"
        >
          {corrections.map(({ at, by, field, after, reason }) => (
            <li key={`${at} ${field}`}>
              {formatOfficeDateTime(at)} · {correctedField(field)}:{' '}
              <bdi>{after ?? t('nothing')}</bdi> · <bdi>{reason}</bdi>
              {by && ` · ${by}`}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        <Button className="px-4" onClick={() => setOpen('correct')}>
          {t('rights.correct')}
        </Button>
        <Button className="px-4" onClick={() => setOpen('limit')}>
          {limitedOn ? t('rights.lift') : t('rights.restrict')}
        </Button>
        {specialConsent && !specialConsentWithdrawnOn && (
          <Button className="px-4" onClick={() => setOpen('withdraw')}>
            {t('rights.withdraw')}
          </Button>
        )}
        {corrections.length > 0 && (
          <Button className="px-4" onClick={() => setOpen('values')}>
            {t('rights.oldValues')}
          </Button>
        )}
        <Link
          to={adminPath('rights', { enquiry: id })}
          className={buttonClass('secondary', 'px-4')}
        >
          {t('rights.request')}
        </Link>
      </div>
      {open === 'correct' && <Correct enquiry={enquiry} onClose={close} />}
      {open === 'limit' && <Limit enquiry={enquiry} onClose={close} />}
      {open === 'withdraw' && (
        <ReasonDialog
          title={t('rights.withdrawTitle')}
          confirm={t('rights.withdrawConfirm')}
          action={(reason) => withdrawConsent(id, reason)}
          onClose={close}
        >
          <p>{t('rights.withdrawExplained')}</p>
        </ReasonDialog>
      )}
      {open === 'values' && <OldValues id={id} onClose={close} />}
    </section>
  );
}

interface ReasonDialogProps {
  title: string;
  confirm: string;
  /** What is done for a reason. */
  action: (reason: string) => Promise<void>;
  onClose: () => void;
  /** Of what is asked for instead of a reason. */
  label?: string;
  /** Stays open after it, to show something. */
  stays?: boolean;
  children: ReactNode;
}

/** Asks for a reason, which is kept, before something is done with the enquiry. */
function ReasonDialog({
  title,
  confirm,
  action,
  onClose,
  label = t('rights.reason'),
  stays = false,
  children,
}: ReasonDialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => action(reason),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: enquiriesKeys.all });
      if (!stays) onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      {...{ title, confirm, onClose }}
      pending={reason.trim().length < 3}
      busy={isPending}
      problem={error ? common('common.notSaved', { reason: failureText(error) }) : undefined}
      onConfirm={() => mutate()}
    >
      {children}
      <TextField
        label={label}
        required
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** What was corrected before, which the law blocks for all but courts and authorities. */
function OldValues({ id, onClose }: { id: string; onClose: () => void }) {
  const [values, setValues] = useState<string[]>();
  return (
    <ReasonDialog
      title={t('rights.oldValuesTitle')}
      confirm={t('rights.show')}
      label={t('rights.askedBy')}
      stays
      action={async (askedBy) => setValues(await readOldValues(id, askedBy))}
      onClose={onClose}
    >
      <p>{t('rights.oldValuesExplained')}</p>
      {values?.map((value) => (
        <p key={value} className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{value}</bdi>
        </p>
      ))}
    </ReasonDialog>
  );
}

interface DialogProps {
  enquiry: Enquiry;
  onClose: () => void;
}

function Limit({ enquiry: { id, limitedOn }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      title={limitedOn ? t('rights.lift') : t('rights.restrict')}
      confirm={limitedOn ? t('rights.liftConfirm') : t('rights.restrictConfirm')}
      action={(reason) => limitEnquiry(id, reason, !limitedOn)}
      onClose={onClose}
    >
      <p>{limitedOn ? t('rights.liftExplained') : t('rights.restrictExplained')}</p>
    </ReasonDialog>
  );
}

function Correct({ enquiry, onClose }: DialogProps) {
  const [values, setValues] = useState<Record<string, string>>({
    name: enquiry.name,
    email: enquiry.email ?? '',
    phone: enquiry.phone ?? '',
    opposing_party: enquiry.opposingParty ?? '',
    language: enquiry.language,
  });
  const field = (name: string) => ({
    value: values[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  });
  return (
    <ReasonDialog
      title={t('rights.correct')}
      confirm={t('rights.correctConfirm')}
      action={(reason) =>
        correctEnquiry(
          enquiry.id,
          Object.fromEntries(
            Object.entries(values).map(([name, value]) => [name, value.trim() || null]),
          ),
          reason,
        )
      }
      onClose={onClose}
    >
      <p>{t('rights.correctExplained')}</p>
      <TextField label={t('fields.name')} required maxLength={120} {...field('name')} />
      <TextField
        label={t('fields.email')}
        type="email"
        maxLength={254}
        dir="ltr"
        {...field('email')}
      />
      <TextField
        label={t('fields.phone')}
        type="tel"
        maxLength={26}
        dir="ltr"
        {...field('phone')}
      />
      <TextField label={t('fields.opposingParty')} maxLength={120} {...field('opposing_party')} />
      <SelectField
        label={t('fields.language')}
        options={LANGUAGES.map((code) => [code, languageLabel(code)] as const)}
        {...field('language')}
      />
    </ReasonDialog>
  );
}
