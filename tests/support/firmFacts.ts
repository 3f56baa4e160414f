import type { FirmFacts } from '@/site/firmFacts';

/** A firm that has changed everything it can change, to what no firm in Spain has to begin with. */
export const CHANGED_FACTS: FirmFacts = {
  phones: ['+34300000009', '+44123456789'],
  chat_number: '+442079460008',
  email: 'otro@firm.example',
  street: 'Calle Otra, 2',
  postal_code: '99999',
  opening_hours: { 2: [['10:00', '13:00']], 6: [['10:00', '12:00']] },
};
