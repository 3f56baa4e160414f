import { useState } from 'react';
import { Link } from 'wouter';
import { languageLabel } from '@/lib/admin/languageName';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { ReasonDialog } from '@/lib/admin/ReasonDialog';
import { correctedField } from '@/lib/admin/rightsWords';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { LANGUAGES } from '@/site/languages';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import type { Enquiry } from '../enquiry';
import { correctEnquiry, limitEnquiry, readOldValues, withdrawConsent } from '../mutations';
import { enquiriesKeys } from '../queries';

const t = adminTexts('enquiries');

/** What the person may ask for: data put right, processing restricted, a request written down. */
export function EnquiryRights({ enquiry }: { enquiry: Enquiry }) {
  const [open, setOpen] = useState<'correct' | 'limit' | 'withdraw' | 'values'>();
  const close = () => setOpen(undefined);
  const { id, corrections, limited_on, special_consent, special_consent_withdrawn_on } = enquiry;
  return (
    <section aria-labelledby="enquiry-rights" className="grid gap-3">
      <h3 id="enquiry-rights" className="text-xl">
        {t('site.privacy')}
      </h3>
      {corrections.length > 0 && (
        <ol
          aria-label={t('fields.corrections')}
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
          {limited_on ? t('rights.lift') : t('rights.restrict')}
        </Button>
        {special_consent && !special_consent_withdrawn_on && (
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
          changes={enquiriesKeys.all}
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

/** What was corrected before, which the law blocks for all but courts and authorities. */
function OldValues({ id, onClose }: { id: string; onClose: () => void }) {
  const [values, setValues] = useState<string[]>();
  return (
    <ReasonDialog
      title={t('rights.oldValuesTitle')}
      confirm={t('rights.show')}
      label={t('rights.askedBy')}
      changes={enquiriesKeys.all}
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

function Limit({ enquiry: { id, limited_on }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      title={limited_on ? t('rights.lift') : t('rights.restrict')}
      confirm={limited_on ? t('rights.liftConfirm') : t('rights.restrictConfirm')}
      changes={enquiriesKeys.all}
      action={(reason) => limitEnquiry(id, reason, !limited_on)}
      onClose={onClose}
    >
      <p>{limited_on ? t('rights.liftExplained') : t('rights.restrictExplained')}</p>
    </ReasonDialog>
  );
}

function Correct({ enquiry, onClose }: DialogProps) {
  // Only what was changed is saved, since a colleague may have corrected the rest.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const field = (name: string, value: string | null) => ({
    value: typed[name] ?? value ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <ReasonDialog
      title={t('rights.correct')}
      confirm={t('rights.correctConfirm')}
      changes={enquiriesKeys.all}
      action={(reason) =>
        correctEnquiry(
          enquiry.id,
          Object.fromEntries(
            Object.entries(typed).map(([name, value]) => [name, value.trim() || null]),
          ),
          reason,
        )
      }
      onClose={onClose}
    >
      <p>{t('rights.correctExplained')}</p>
      <TextField
        label={t('fields.name')}
        required
        maxLength={120}
        {...field('name', enquiry.name)}
      />
      <TextField
        label={t('fields.email')}
        type="email"
        maxLength={254}
        dir="ltr"
        {...field('email', enquiry.email)}
      />
      <TextField
        label={t('fields.phone')}
        type="tel"
        maxLength={26}
        dir="ltr"
        {...field('phone', enquiry.phone)}
      />
      <TextField
        label={t('fields.opposing_party')}
        maxLength={120}
        {...field('opposing_party', enquiry.opposing_party)}
      />
      <SelectField
        label={t('fields.language')}
        options={LANGUAGES.map((code) => [code, languageLabel(code)] as const)}
        {...field('language', enquiry.language)}
      />
    </ReasonDialog>
  );
}
