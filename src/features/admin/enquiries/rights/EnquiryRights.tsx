import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { call } from '@/lib/admin/supabase';
import { ConfirmedAction, notSaved } from '@/lib/admin/requests';
import { correctedField, formatOfficeDateTime, LANGUAGE_OPTIONS } from '@/lib/admin/format';
import { enquiries as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { SelectField, TextField, WhyField } from '@/ui/admin/controls';
import { buttonClass } from '@/ui/classes';
import type { Enquiry } from '../enquiry';

/** What the person may ask for: data put right, processing restricted, a request written down. */
export function EnquiryRights({ enquiry }: { enquiry: Enquiry }) {
  const { id: survey, corrections, limited_on, special_consent } = enquiry;
  const action = (
    name: 'correct' | 'lift' | 'restrict' | 'withdraw',
    run: (values: Record<string, string>) => Promise<unknown>,
    fields?: ReactNode,
  ) => (
    <ConfirmedAction
      className="px-4"
      label={t(`rights.${name}`)}
      title={t(name === 'withdraw' ? 'rights.withdrawTitle' : `rights.${name}`)}
      confirm={t(`rights.${name}Confirm`)}
      action={run}
      failed={notSaved}
    >
      <p>{t(`rights.${name}Explained`)}</p>
      {fields}
      <WhyField label={t('common.reason')} />
    </ConfirmedAction>
  );
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
          {corrections.map(({ at, by, field, after, reason: why }) => (
            <li key={`${at} ${field}`}>
              {formatOfficeDateTime(at)} · {correctedField(field)}:{' '}
              <bdi>{after ?? t('nothing')}</bdi> · <bdi>{why}</bdi>
              {by && ` · ${by}`}
            </li>
          ))}
        </ol>
      )}
      <div className="flex flex-wrap gap-2">
        {action(
          'correct',
          ({ why = '', ...typed }) =>
            call('correct_survey', { survey, why, changes: changesOf(enquiry, typed) }),
          <CorrectedFields enquiry={enquiry} />,
        )}
        {action(limited_on ? 'lift' : 'restrict', ({ why = '' }) =>
          call('limit_survey', { survey, why, limited: !limited_on }),
        )}
        {special_consent &&
          !enquiry.special_consent_withdrawn_on &&
          action('withdraw', ({ why = '' }) => call('withdraw_special_consent', { survey, why }))}
        {corrections.length > 0 && (
          <ConfirmedAction
            className="px-4"
            failed={notSaved}
            label={t('rights.oldValues')}
            title={t('rights.oldValuesTitle')}
            confirm={t('rights.show')}
            action={({ why: asked_by = '' }) => call('corrected_values', { survey, asked_by })}
            shown={(values) => <OldValues values={values as unknown as OldValue[]} />}
          >
            <p>{t('rights.oldValuesExplained')}</p>
            <WhyField label={t('rights.askedBy')} />
          </ConfirmedAction>
        )}
        <Link
          to={adminPath('rights', { enquiry: survey })}
          className={buttonClass('secondary', 'px-4')}
        >
          {t('rights.request')}
        </Link>
      </div>
    </section>
  );
}

type OldValue = Record<'at' | 'field', string> & { before: string | null };

/** What was corrected before, which the law blocks for all but courts and authorities. */
function OldValues({ values }: { values: readonly OldValue[] }) {
  return values.map(({ at, field, before }) => (
    <p key={`${at} ${field}`} className="font-semibold [overflow-wrap:anywhere]">
      <bdi>{`${formatOfficeDateTime(at)}, ${correctedField(field)}: ${before ?? t('nothing')}`}</bdi>
    </p>
  ));
}

/** Only what was changed is saved, since a colleague may have corrected the rest. */
const changesOf = (enquiry: Enquiry, typed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(typed)
      .map(([name, value]) => [name, value.trim() || null] as const)
      .filter(([name, value]) => enquiry[name as keyof Enquiry] !== value),
  );

function CorrectedFields({ enquiry }: { enquiry: Enquiry }) {
  const field = (name: 'name' | 'email' | 'phone' | 'opposing_party' | 'language') => ({
    label: t(`fields.${name}`),
    name,
    defaultValue: enquiry[name] ?? '',
  });
  return (
    <>
      <TextField {...field('name')} required maxLength={120} />
      <TextField {...field('email')} type="email" maxLength={254} dir="ltr" />
      <TextField {...field('phone')} type="tel" maxLength={26} dir="ltr" />
      <TextField {...field('opposing_party')} maxLength={120} />
      {/* Unlike a field's, React leaves a select's value when a colleague corrects it meanwhile. */}
      <SelectField key={enquiry.language} {...field('language')} options={LANGUAGE_OPTIONS} />
    </>
  );
}
