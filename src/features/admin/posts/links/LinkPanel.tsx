import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { posts as t } from '@/admin-texts';
import { languageLabel } from '@/lib/admin/format';
import { Panel } from '@/ui/admin/page';
import type { PostValues } from '../schema';
import { type SiteLink, deadLinksOptions, siteLinksOf } from './queries';

/** Names the links of the text that lead to nothing on this site, or to a post that readers cannot see. */
export function LinkPanel({ values }: { values: PostValues }) {
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

/** Links that lead to nothing, each with the reason and the language of its text. */
export function DeadLinks({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {links.map(({ language, href, problem }) => (
        <li key={`${language} ${href}`} className="[overflow-wrap:anywhere]">
          <bdi dir="ltr" className="font-semibold">
            {href}
          </bdi>{' '}
          {problem} · {languageLabel(language)}
        </li>
      ))}
    </ul>
  );
}
