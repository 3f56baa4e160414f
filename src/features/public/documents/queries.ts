import { queryOptions } from '@tanstack/react-query';
import { db } from '@/lib/db';
import { BackendError, unwrap } from '@/lib/errors';

/** What a client sees of a link. */
export interface DocumentLink {
  expires_at: string;
  received: number;
}

/** What a link is for now; null for one that cannot be used. Reading changes nothing. */
export function documentLinkOptions(token: string) {
  return queryOptions({
    queryKey: ['documents', token] as const,
    staleTime: Infinity,
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<DocumentLink | null> => {
      const link = await unwrap(db.rpc('open_document_link', { token }).abortSignal(signal));
      if (link === null) return null;
      const { expires_at, received } = link as Partial<DocumentLink>;
      // A captive portal answers anything.
      if (!expires_at || received === undefined) throw new BackendError('malformed', 'no link');
      return { expires_at, received };
    },
  });
}

export interface Part {
  token: string;
  document: string;
  name: string;
  part: number;
  parts: number;
  content: string;
}

/** Sends a part of a file. @returns what the database says of it; null if the link has ended. */
export async function sendPart(part: Part): Promise<string | null> {
  const answer: unknown = await unwrap(db.rpc('add_document_part', { ...part }));
  if (answer !== null && typeof answer !== 'string')
    throw new BackendError('malformed', 'no answer about a part');
  return answer;
}
