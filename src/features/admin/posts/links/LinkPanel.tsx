import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { adminTexts } from '@/admin-texts';
import { Panel } from '@/ui/admin/Panel';
import type { PostValues } from '../schema';
import { DeadLinks } from './DeadLinks';
import { deadLinksOptions } from './queries';
import { siteLinksOf } from './siteLinks';

const t = adminTexts('posts');

/** Names the links of the text that lead to nothing on this site, or to a post that readers cannot see. */
export function LinkPanel() {
  // Typing in a long post does not wait for its links.
  const values = useDeferredValue(useWatch<PostValues>() as PostValues);
  const links = useMemo(() => siteLinksOf(values), [values]);
  const { data: dead = [] } = useQuery({
    ...deadLinksOptions(links),
    placeholderData: keepPreviousData,
  });

  if (dead.length === 0) return null;
  return (
    <Panel title={t('links.title')}>
      <DeadLinks links={dead} />
    </Panel>
  );
}
