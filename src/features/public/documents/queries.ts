import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/database.types';
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

export type Part = Database['public']['Functions']['add_document_part']['Args'];

/** Sends a part of a file. @returns what the database says of it; null if the link has ended. */
export const sendPart = (part: Part): Promise<string | null> =>
  unwrap(db.rpc('add_document_part', part));
