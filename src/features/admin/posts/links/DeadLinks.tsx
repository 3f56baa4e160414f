import { languageLabel } from '@/lib/admin/languageName';
import type { DeadLink } from './queries';

/** Links that lead to nothing, each with the reason and the language of its text. */
export function DeadLinks({ links }: { links: readonly DeadLink[] }) {
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
