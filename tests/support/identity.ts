import { firm } from '@/site/firm';

/** The last nine digits of a Spanish phone number, without grouping. */
const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

const WORDS: string[] = [
  firm.name,
  firm.legalName,
  ...firm.lawyers.flatMap(({ name, barAssociation }) => [name, barAssociation]),
  firm.taxId,
  firm.registry,
  firm.professionalRegistry,
  firm.insurance,
  firm.address.street,
  firm.address.city,
  firm.district,
  firm.area,
  ...Object.values(firm.placeNames).flatMap((names) =>
    Object.values(names).flatMap((forms) => Object.values(forms)),
  ),
  firm.email,
  new URL(firm.website).hostname,
  new URL(firm.reviewsUrl).hostname,
].filter((word) => word !== '');

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const NUMBERS = [...new Set([...firm.phones, firm.chatNumber].map(digits))];

/** By region: what texts say that is true only there, of the sea before it and the law in it. */
const TRUE_ONLY_IN: Record<string, RegExp> = {
  Alicante:
    /Mediterr[aá]n|Méditerran|Mittelmeer|المتوسط|地中海|Средиземн|Comunitat Valenciana|بلنسية|瓦伦西亚|Валенси/gu,
};

/** What a text says that is not true in a region. */
export function saidOfElsewhere(text: string, region: string = firm.address.region): string[] {
  return Object.entries(TRUE_ONLY_IN).flatMap(([place, claims]) =>
    place === region ? [] : (text.match(claims) ?? []),
  );
}

/** The facts of the firm's identity in a text: only src/site/firm.ts may state them (PRODUCT 2). */
export function identityIn(text: string): string[] {
  const compact = text.replaceAll(/[\s().\-\u2011]/g, '');
  return [
    ...WORDS.filter((word) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(text)),
    ...NUMBERS.filter((number) => compact.includes(number)),
  ];
}
