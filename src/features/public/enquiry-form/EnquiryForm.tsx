import { type ReactNode } from 'react';
import { Phones } from '@/i18n/PhoneLink';
import { useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { URGENCIES } from '@/site/enquiries';
import { firm } from '@/site/firm';
import { mailtoUrl } from '@/site/links';
import { buttonClass } from '@/ui/classes';
import { Fold } from '@/ui/Fold';
import { laidOutLater } from '@/ui/laidOutLater';
import { RadioCard } from '@/ui/RadioCard';
import { CallNow, EnquirySent } from './EnquirySent';
import { Field } from './Field';
import { FormShell } from './FormShell';
import { type BookingOf, type EnquiryFormState, useEnquiryForm } from './useEnquiryForm';

/** The enquiry form (PRODUCT 4). */
export function EnquiryForm() {
  const t = useTexts('contact');
  const form = useEnquiryForm();
  const { sending } = form;
  const { urgency } = form.values;
  if (sending.isSuccess) return <EnquirySent {...sending.variables.enquiry} />;
  return (
    <>
      <noscript>
        <NoScriptNotice />
      </noscript>
      <FormShell form={form} {...laidOutLater([146, 118, 118], 'white-card')}>
        <Group legend={t('survey.caseLegend')}>
          <Field form={form} name="practice_area" />
          <UrgencyField form={form} />
          <div role="status" className="empty:hidden">
            {urgency !== 'normal' && <CallNow urgency={urgency} />}
          </div>
          <Field form={form} name="opposing_party" />
          <Field form={form} name="message" />
        </Group>
        <Group legend={t('survey.replyLegend')}>
          <ReplyFields form={form} />
        </Group>
      </FormShell>
    </>
  );
}

/** The few fields of an enquiry that comes with an appointment. */
export function BookingForm({ booking }: { booking: BookingOf }) {
  const form = useEnquiryForm(booking);
  return (
    <FormShell form={form} className="mt-8">
      <div className="space-y-6">
        <Field form={form} name="name" />
        <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
          <Field form={form} name="email" />
          <Field form={form} name="phone" />
        </div>
        <Field form={form} name="practice_area" />
        <Field form={form} name="opposing_party" />
        <Field form={form} name="message" />
      </div>
    </FormShell>
  );
}

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>
        <h3 className="text-2xl">{legend}</h3>
      </legend>
      <div className="mt-6 space-y-6">{children}</div>
    </fieldset>
  );
}

/** How urgent it is: one of a few visible options, always one of them. */
function UrgencyField({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { values, change } = form;
  const options = URGENCIES.filter((value) => value !== 'detained' || firm.detention.takes);
  return (
    <fieldset>
      <legend className="font-semibold">{t('survey.fields.urgency')}</legend>
      <div className="mt-2 grid gap-2">
        {options.map((urgency, index) => (
          <RadioCard
            key={urgency}
            id={index === 0 ? form.fieldId('urgency') : undefined}
            name="urgency"
            value={urgency}
            checked={urgency === values.urgency}
            // Whoever is in custody cannot wait for a mail.
            onChange={() =>
              change({ urgency, ...(urgency === 'detained' && { channel: 'call' as const }) })
            }
          >
            <span className="min-w-0">{t(`survey.urgencies.${urgency}`)}</span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

/** How to reply: the channel and what it needs; whatever else may help is folded. */
function ReplyFields({ form }: { form: EnquiryFormState }) {
  const t = useTexts('contact');
  const { channel, urgency } = form.values;
  const reach = channel === 'video' ? 'enquiry-reach' : undefined;
  // A channel needs one of the two; whoever cannot wait is asked for a phone in any case.
  const withEmail = channel === 'email' || channel === 'video';
  const withPhone = channel !== 'email' || urgency !== 'normal';
  const email = <Field form={form} name="email" insteadOf={reach} />;
  const phone = <Field form={form} name="phone" insteadOf={reach} />;
  return (
    <>
      <Field form={form} name="name" />
      <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
        <Field form={form} name="channel" />
        {withEmail && email}
        {withPhone && phone}
        {reach && (
          <p id={reach} className="text-ink-700 sm:self-center">
            {t('survey.hints.reach')}
          </p>
        )}
      </div>
      <Fold
        className="rounded-lg border border-limestone-300 px-4"
        summary={
          <>
            {t('survey.more')}
            <span className="font-normal text-ink-700"> ({t('survey.optional')})</span>
          </>
        }
      >
        <div className="grid gap-6 pt-3 pb-5 sm:grid-cols-2 sm:items-start">
          {!withEmail && email}
          {!withPhone && phone}
          <Field form={form} name="language" />
          <Field form={form} name="source" />
        </div>
      </Fold>
    </>
  );
}

/** In place of the form where it cannot be sent: how to reach the firm without it. */
function NoScriptNotice() {
  const t = useTexts('contact');
  const { email } = useFirm();
  return (
    <div className="on-dark rounded-2xl bg-ink-800 p-6 text-white sm:p-10">
      <p className="text-lg font-semibold">{t('survey.noScript', { email })}</p>
      <Phones onDark />
      <a
        href={mailtoUrl(email, { subject: t('survey.failedMail.subject'), body: '' })}
        className={buttonClass('onDark', 'mt-4')}
      >
        {t('cards.email.action')}
      </a>
    </div>
  );
}
