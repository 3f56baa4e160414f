import { officeDay, officeMoment, officeStamp } from '@/lib/officeTime';
import { z } from '@/lib/zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/site/languages';
import { missingForActivation, type Opinion } from './opinion';

const tooLong = (limit: number) => `No puede pasar de ${limit} caracteres.`;

const text = z.object({
  name: z.string().max(120, tooLong(120)),
  role: z.string().max(160, tooLong(160)),
  testimonial: z.string().max(2000, tooLong(2000)),
});

const MISSING = {
  consentDate: 'Para publicarla falta la fecha en que la persona dio su consentimiento.',
  verification: 'Para publicarla falta cómo se comprobó que es un cliente real.',
} as const;

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A picture in the form: the stored one, none, or one that is uploaded when the form is saved. */
export interface ImageValue {
  url: string | null;
  upload?: Blob;
  /** The upload as an address to show. */
  preview?: string;
}

const image = z.custom<ImageValue>();

/** The form of an opinion, with the rules of the database's checks. */
export const opinionSchema = z
  .object({
    texts: z.record(z.enum(LANGUAGES), text),
    image,
    platformLogo: image,
    active: z.boolean(),
    consentDate: z.string(),
    verification: z.string().max(500, tooLong(500)),
    /** As the office's clock shows it: 'yyyy-MM-ddTHH:mm'. */
    date: z.string().regex(LOCAL_TIME, 'Escriba el día y la hora.'),
  })
  .superRefine((values, context) => {
    const spanish = values.texts[DEFAULT_LANGUAGE];
    const require = (field: 'name' | 'testimonial', message: string) => {
      if (spanish[field].trim()) return;
      context.addIssue({ code: 'custom', path: ['texts', DEFAULT_LANGUAGE, field], message });
    };
    require('name', 'Escriba el nombre o las iniciales.');
    require('testimonial', 'Escriba la opinión en español; las demás lenguas parten de ella.');
    if (values.active) {
      for (const field of missingForActivation(values)) {
        context.addIssue({ code: 'custom', path: [field], message: MISSING[field] });
      }
    }
    if (values.consentDate && values.consentDate > officeDay(new Date())) {
      const message = 'La fecha del consentimiento no puede ser futura.';
      context.addIssue({ code: 'custom', path: ['consentDate'], message });
    }
  });

export type OpinionValues = z.infer<typeof opinionSchema>;

const localTime = (moment: Date | string) => officeStamp(moment).replace(' ', 'T');

/** What the form starts with: an opinion as it is stored, or a new one. */
export function valuesOf(opinion: Opinion | null): OpinionValues {
  const empty = { name: '', role: '', testimonial: '' };
  return {
    texts:
      opinion?.texts ??
      (Object.fromEntries(LANGUAGES.map((code) => [code, { ...empty }])) as OpinionValues['texts']),
    image: { url: opinion?.image ?? null },
    platformLogo: { url: opinion?.platformLogo ?? null },
    active: opinion?.active ?? false,
    consentDate: opinion?.consentDate ?? '',
    verification: opinion?.verification ?? '',
    date: localTime(opinion?.createdAt ?? new Date()),
  };
}

/** The moment that the form's date means. One that was not edited keeps its seconds, and so its place. */
export function createdAtOf(date: string, before: string | undefined): string {
  if (before && localTime(before) === date) return before;
  return officeMoment(date).toISOString();
}
