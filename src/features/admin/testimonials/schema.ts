import { toOfficeDay, parseOfficeTime } from '@/lib/admin/officeTime';
import { adminTexts } from '@/admin-texts';
import { z } from '@/lib/admin/zod';
import { recordOf } from '@/lib/recordOf';
import { SOURCE_LANGUAGE, LANGUAGES } from '@/site/languages';
import { firm } from '@/site/firm';
import { CONSENT_WAYS, localTime, missingForActivation } from './testimonial';

const t = adminTexts('testimonials');

const tooLong = (limit: number) => t('problems.tooLong', { limit });

const text = z.object({
  name: z.string().max(120, tooLong(120)),
  role: z.string().max(160, tooLong(160)),
  testimonial: z.string().max(2000, tooLong(2000)),
});

/** What a person is asked to sign; what they did sign is kept with the testimonial. */
const DEFAULT_CONSENT = `Autorizo a ${firm.name} a publicar en su página web mi opinión y sus traducciones, con el nombre que figura en ella. Puedo retirar esta autorización en cualquier momento y sin dar motivos.`;

const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** The testimonial form, with the rules of the database's checks. */
export const testimonialSchema = z
  .object({
    texts: z.record(z.enum(LANGUAGES), text),
    /** The language that the client wrote in. */
    originalLanguage: z.enum(LANGUAGES),
    /** The outdated translations but for those that are confirmed. */
    outdated: z.array(z.enum(LANGUAGES)),
    /** Images: stored, none (''), or as data URLs to upload on saving. */
    image: z.string(),
    platformLogo: z.string(),
    /** What the logo shows. */
    platformName: z.string().max(60, tooLong(60)),
    active: z.boolean(),
    consentDate: z.string(),
    /** What the person agreed to, word for word, and how. */
    consentText: z
      .string()
      .max(4000, tooLong(4000))
      .refine((given) => !given.trim() || given.trim().length >= 10, t('problems.text')),
    consentVia: z.enum(['', ...(Object.keys(CONSENT_WAYS) as (keyof typeof CONSENT_WAYS)[])]),
    /** How the firm verified that the author is a client. */
    verification: z.string().max(500, tooLong(500)),
    /** In office time, 'yyyy-MM-ddTHH:mm'. */
    date: z.string().regex(LOCAL_TIME, t('problems.moment')),
  })
  .superRefine((values, context) => {
    const spanish = values.texts[SOURCE_LANGUAGE];
    const require = (field: 'name' | 'testimonial', message: string) => {
      if (spanish[field].trim()) return;
      context.addIssue({ code: 'custom', path: ['texts', SOURCE_LANGUAGE, field], message });
    };
    require('name', t('problems.name'));
    require('testimonial', t('problems.testimonial'));
    const { platformLogo, platformName } = values;
    if (platformLogo && !platformName.trim()) {
      const message = t('problems.platform');
      context.addIssue({ code: 'custom', path: ['platformName'], message });
    }
    if (values.active) {
      for (const field of missingForActivation(values)) {
        context.addIssue({ code: 'custom', path: [field], message: t(`problems.${field}`) });
      }
    }
    if (values.consentDate && values.consentDate > toOfficeDay(new Date())) {
      const message = t('problems.future');
      context.addIssue({ code: 'custom', path: ['consentDate'], message });
    }
  });

export type TestimonialValues = z.infer<typeof testimonialSchema>;

/** The values of a new testimonial. */
export function blankValues(): TestimonialValues {
  return {
    texts: recordOf(LANGUAGES, () => ({ name: '', role: '', testimonial: '' })),
    originalLanguage: SOURCE_LANGUAGE,
    outdated: [],
    image: '',
    platformLogo: '',
    platformName: '',
    active: false,
    consentDate: '',
    consentText: DEFAULT_CONSENT,
    consentVia: '',
    verification: '',
    date: localTime(new Date()),
  };
}

/** The instant of the form's date. An unedited date keeps its seconds and so its place in the order. */
export function createdAtOf(date: string, before: string | undefined): string {
  if (before && localTime(before) === date) return before;
  return parseOfficeTime(date).toISOString();
}
