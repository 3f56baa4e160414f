import { useTexts } from '@/i18n/language';
import { AreaField, MessageField } from './CaseFields';
import { FormShell } from './EnquiryForm';
import { TextField } from './Field';
import { type BookingOf, useEnquiryForm } from './useEnquiryForm';

/**
 * The few fields of an enquiry that comes with an appointment. It shares draft, rules, honeypot and
 * proof with the enquiry form.
 */
export function BookingForm({ booking }: { booking: BookingOf }) {
  const t = useTexts('contact');
  const form = useEnquiryForm(booking);
  return (
    <FormShell form={form} className="mt-8">
      <div className="space-y-6">
        <TextField form={form} name="name" />
        <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
          <TextField form={form} name="email" />
          <TextField
            form={form}
            name="phone"
            optional={booking.channel !== 'call'}
            hint={t('survey.hints.phone')}
            hintBelow
          />
        </div>
        <AreaField form={form} />
        <TextField form={form} name="opposing_party" optional hint={t('booking.opponentHint')} />
        <MessageField form={form} rows={3} hint={t('booking.messageHint')} optional />
      </div>
    </FormShell>
  );
}
