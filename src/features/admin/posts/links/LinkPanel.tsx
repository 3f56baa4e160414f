import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { env } from '@/lib/db';
import { languageLabel } from '@/lib/admin/languageName';
import { Panel } from '../Panel';
import { type PostState, STATE_NAMES } from '../post';
import type { PostValues } from '../schema';
import { linkedPostsOptions } from './queries';
import { type SiteLink, siteLinksOf } from './siteLinks';

/** Names the links of the text that lead to no page of this site, or to a post that readers cannot see. */
export function LinkPanel() {
  // Typing in a long post does not wait for its links.
  const values = useDeferredValue(useWatch<PostValues>() as PostValues);
  const links = useMemo(() => siteLinksOf(values, new URL(env.siteUrl).origin), [values]);
  const posts = [...new Set(links.flatMap(({ post }) => post ?? []))].sort();
  const { data: states } = useQuery(linkedPostsOptions(posts));
  const broken = links.flatMap((link) => {
    const problem = problemOf(link, states);
    return problem ? [{ ...link, problem }] : [];
  });

  if (broken.length === 0) return null;
  return (
    <Panel title="Enlaces que revisar">
      <ul className="grid gap-2 text-sm">
        {broken.map(({ language, href, problem }) => (
          <li key={`${language} ${href}`} className="[overflow-wrap:anywhere]">
            <bdi dir="ltr" className="font-semibold">
              {href}
            </bdi>{' '}
            {problem} · {languageLabel(language)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is wrong with a link; undefined if nothing is, or nothing is known yet. */
function problemOf(link: SiteLink, states: Map<string, PostState> | undefined): string | undefined {
  if (!link.isPage) return 'no lleva a ninguna página';
  if (link.post === undefined || !states) return undefined;
  const state = states.get(link.post);
  if (state === undefined) return 'no lleva a ninguna entrada';
  return state === 'published'
    ? undefined
    : `lleva a una entrada que no se ve (${STATE_NAMES[state].toLowerCase()})`;
}
