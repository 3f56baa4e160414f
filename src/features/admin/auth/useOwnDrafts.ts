import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { browserStorage, type Drafts, encryptedDrafts } from '@/lib/admin/drafts';
import { draftKeyOptions } from './queries';
import { useSession } from './SessionProvider';

/** The drafts of the signed-in person; undefined until their key is loaded, none if it fails. */
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
