import { z } from '@/lib/admin/zod';
import { APPOINTMENT_KINDS } from '@/site/appointments';
import { CHANNELS, SOURCES, STATUSES, URGENCIES } from '@/site/enquiries';

const text = z.string().nullable();

/** What person_data() returns, as far as the page shows it; the file has the rest too. */
export const personSchema = z.object({
  enquiries: z.array(
    z.looseObject({
      id: z.string(),
      created_at: z.string(),
      name: z.string(),
      email: text,
      phone: text,
      language: z.string(),
      practice_area: z.string(),
      urgency: z.enum(URGENCIES),
      channel: z.enum(CHANNELS),
      source: z.enum(SOURCES).nullable(),
      status: z.enum(STATUSES),
      opposing_party: text,
      message: z.string(),
      consent_at: z.string(),
      consent_version: text,
      special_consent: z.boolean().nullable(),
      special_consent_withdrawn_on: text,
      limited_on: text,
      limited_reason: text,
      corrections: z.array(z.looseObject({ at: z.string(), field: z.string(), after: text })),
      wordings: z.array(
        z.looseObject({
          hash: z.string(),
          part: z.string(),
          language: z.string(),
          text: z.string(),
        }),
      ),
      appointments: z.array(
        z.looseObject({
          kind: z.enum(APPOINTMENT_KINDS),
          status: z.string(),
          starts_at: z.string(),
          word: text,
        }),
      ),
      answers: z.array(z.object({ at: z.string(), via: z.string() })),
      seen: z.array(z.object({ at: z.string(), action: z.string() })),
      replies: z.array(
        z.looseObject({ id: z.string(), at: z.string(), subject: z.string(), body: z.string() }),
      ),
      documents: z.array(z.looseObject({ id: z.string(), name: z.string(), at: z.string() })),
    }),
  ),
  requests: z.array(
    z.looseObject({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      contact: z.string(),
      channel: z.string(),
      on_behalf: text,
      identity: z.string(),
      extension: text,
      answer: z.string(),
      received_on: z.string(),
      outcome: text,
      answered_on: text,
    }),
  ),
  testimonials: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      testimonial: z.string(),
      active: z.boolean(),
      consent_date: text,
      consent_text: text,
      withdrawn_at: text,
    }),
  ),
  clients: z.array(z.looseObject({ id: z.string(), name: z.string(), created_at: z.string() })),
});

export type PersonData = z.infer<typeof personSchema>;

/** The data without what belongs to somebody else. */
export function withoutOthers(data: PersonData, others: ReadonlySet<string>): PersonData {
  const own = ({ id }: { id: string }) => !others.has(id);
  return {
    enquiries: data.enquiries.filter(own),
    requests: data.requests.filter(own),
    testimonials: data.testimonials.filter(own),
    clients: data.clients.filter(own),
  };
}
