import { fromBase64 } from '@/lib/base64';
import { call, liveCall } from '@/lib/admin/supabase';
import { OFFICE } from '@/lib/admin/format';
import { GREETINGS } from '@/lib/admin/replies/greetings';
import { BackendError } from '@/lib/errors';
import { clientUrl } from '@/site/clientLinks';
import { LOCALES } from '@/site/dateLocales';
import { dayOf, daysLater, longDay } from '@/site/dates';
import { LINK_DAYS } from '@/site/documents';
import type { Language } from '@/site/languages';

/** A document that a client has sent. */
export interface ClientDocument {
  id: string;
  name: string;
  size: number;
  parts: number;
  at: string;
  /** Null where no virus scanner has looked at it. */
  verdict: 'clean' | 'infected' | null;
}

interface Documents {
  documents: ClientDocument[];
  /** The links that can be used. */
  links: { id: string; expires_at: string }[];
}

export const documentsOptions = (survey: string) => ({
  ...liveCall(
    'documents_of_survey',
    { survey },
    (answer) => (answer as Documents | null) ?? { documents: [], links: [] },
  ),
  refetchOnWindowFocus: true,
});

/** Makes a link for a client. @returns its address, of which there is no other copy. */
export async function makeLink(survey: string, language: Language): Promise<string> {
  const token = await call('new_document_link', { survey, days: LINK_DAYS });
  if (!token) throw new BackendError('forbidden', 'no such enquiry');
  return clientUrl(location.origin, language, 'documents', token);
}

/** A paragraph of a reply that asks for documents, in a language. */
export function requestIn(language: Language, url: string): string {
  const day = daysLater(dayOf(new Date(), OFFICE), LINK_DAYS);
  return `${GREETINGS[language].documents(longDay(day, { locale: LOCALES[language] }))}\n${url}`;
}

/** Reads a document, which the access log records. Its bytes are never shown within the site. */
export async function readDocument({ id, parts }: ClientDocument): Promise<Blob> {
  const contents: Uint8Array<ArrayBuffer>[] = [];
  for (let part = 0; part < parts; part += 1) {
    const text = await call('read_document_part', { document: id, part });
    if (!text) throw new BackendError('server', 'a part of the document is missing');
    contents.push(fromBase64(text));
  }
  // Not its own type: the browser saves it instead of opening it.
  return new Blob(contents, { type: 'application/octet-stream' });
}
