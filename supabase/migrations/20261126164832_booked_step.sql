-- Visits that booked an appointment. A migration of its own, since a new value is usable once it is committed.

alter type public.visit_step add value 'booked' after 'sent';
