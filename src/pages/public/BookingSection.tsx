import { Booking } from '@/features/public/enquiry-form/booking/Booking';
import { BookingForm } from '@/features/public/enquiry-form/EnquiryForm';
import { EnquirySent } from '@/features/public/enquiry-form/EnquirySent';
import { CHANNEL_OF_KIND } from '@/site/appointments';

/** Booking an appointment: the choice of a time, and the form that is an enquiry too. */
export function BookingSection() {
  return (
    <Booking
      form={({ kind, summary, store }) => (
        <BookingForm booking={{ channel: CHANNEL_OF_KIND[kind], summary, store }} />
      )}
      sent={(kind) => <EnquirySent channel={CHANNEL_OF_KIND[kind]} urgency="normal" />}
    />
  );
}
