import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserStorage, type Drafts, encryptedDrafts } from '@/lib/admin/drafts';
import { draftKeyOptions } from './queries';
import { useSession } from './SessionProvider';

/** The drafts of the signed-in person; undefined until their key is known, none without an answer. */
export function useOwnDrafts(): Drafts | undefined {
  const { status, person } = useSession();
  const id = person?.id ?? '';
  const key = useQuery({ ...draftKeyOptions(id), enabled: status === 'signed-in' });
  return useMemo(
    () =>
      key.isPending ? undefined : encryptedDrafts(browserStorage(), id, key.data ?? undefined),
    [id, key.isPending, key.data],
  );
}
