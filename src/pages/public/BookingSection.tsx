import { Booking } from '@/features/public/booking/Booking';
import { BookingForm } from '@/features/public/enquiry-form/BookingForm';
import { CHANNEL_OF_KIND } from '@/site/appointments';

/** Booking an appointment: the choice of a time, and the form that is an enquiry too. */
export function BookingSection() {
  return (
    <Booking
      form={({ kind, store }) => (
        <BookingForm booking={{ channel: CHANNEL_OF_KIND[kind], store }} />
      )}
    />
  );
}
