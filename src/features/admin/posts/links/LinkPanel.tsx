import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { posts as t } from '@/admin-texts';
import { languageLabel } from '@/lib/admin/format';
import { Panel } from '@/ui/admin/page';
import type { PostValues } from '../schema';
import { type SiteLink, deadLinksOptions, siteLinksOf } from './queries';

/** What readers would miss in a text of a post, at a link or for a picture. */
export type Doubt = Pick<SiteLink, 'language' | 'problem'> & { href?: string };

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
      <DoubtList doubts={dead} />
    </Panel>
  );
}

/** What readers would miss, each with the language of its text. */
export function DoubtList({ doubts }: { doubts: readonly Doubt[] }) {
  return (
    <ul className="grid gap-2 text-sm">
      {doubts.map(({ language, href, problem }) => (
        <li key={`${language} ${href ?? problem}`} className="[overflow-wrap:anywhere]">
          {href && (
            <bdi dir="ltr" className="font-semibold">
              {`${href} `}
            </bdi>
          )}
          {`${problem} · ${languageLabel(language)}`}
        </li>
      ))}
    </ul>
  );
}
