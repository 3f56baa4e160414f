import { firm } from '@/site/firm';

/** The last nine digits of a Spanish phone number, without grouping. */
const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

const WORDS: string[] = [
  firm.name,
  firm.legalName,
  firm.lawyer,
  firm.taxId,
  firm.registry,
  firm.professionalRegistry,
  firm.insurance,
  firm.barAssociation,
  firm.address.street,
  firm.email,
  new URL(firm.website).hostname,
  new URL(firm.reviewsUrl).hostname,
];

const NUMBERS = [...firm.phones, firm.chatNumber].map(digits);

/** The facts of the firm's identity in a text: only src/site/firm.ts may state them (PRODUCT 2). */
export function identityIn(text: string): string[] {
  const lower = text.toLowerCase();
  const compact = text.replaceAll(/[\s().\-\u2011]/g, '');
  return [
    ...WORDS.filter((word) => lower.includes(word.toLowerCase())),
    ...NUMBERS.filter((number) => compact.includes(number)),
  ];
}
