import { firm } from './firm.ts';
import type { LiveFirm } from './firmFacts.ts';
import { formatPhone } from './links.ts';

/** What identifies the firm in its legal texts. A change of it is no change of what is agreed to. */
const identity = ({ address, phones, email }: LiveFirm): [name: string, value: string][] => [
  ['legalName', firm.legalName],
  ['firm', firm.name],
  ['taxId', firm.taxId],
  ['street', address.street],
  ['postalCode', address.postalCode],
  ['phone', formatPhone(phones[0] ?? '')],
  ['email', email],
];

/** A text as it is recorded: with placeholders for what identifies the firm. */
export const recordedWording = (shown: string, live: LiveFirm): string =>
  identity(live).reduce((text, [name, value]) => text.replaceAll(value, `{{${name}}}`), shown);

/** A recorded text as it is read, with what identifies the firm today. */
export const shownWording = (recorded: string, live: LiveFirm): string =>
  identity(live).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, value), recorded);
