import { Link } from 'wouter';
import { languageLabel } from '@/lib/admin/format';
import { dashboard as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { type Language, TRANSLATIONS } from '@/site/languages';
import { Panel } from '@/ui/admin/page';
import { figureOf, type Line } from './queries';

const STATES = ['published', 'scheduled', 'hidden'] as const;

/** What the site shows, posts in each state and testimonials, with links to where it is handled. */
export function ContentFigures({ lines }: { lines: readonly Line[] }) {
  const posts = figureOf(lines, 'posts');
  const shown = figureOf(lines, 'testimonials').count;
  const figures = [
    ...STATES.map((state) => [state, adminPath('posts', { state }), posts[state]] as const),
    ['testimonials', adminPath('testimonials'), shown] as const,
  ];
  return (
    <Panel className="gap-3" title={t('posts.title')}>
      <div>
        {figures.map(([name, to, value]) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-11 items-baseline justify-between gap-4 border-b border-limestone-200 py-2 hover:bg-limestone-50 hover:underline"
          >
            <span>{t(`posts.${name}`)}</span>
            <span className="font-serif text-2xl">{value}</span>
          </Link>
        ))}
      </div>
    </Panel>
  );
}

/** How much of something is translated into a language. */
export interface Share {
  done: number;
  total: number;
  /** Translations of a Spanish text that has changed since. */
  outdated: number;
}

/** Of each part, undefined while it loads or where it cannot be read. */
type Shares = Record<
  'posts' | 'texts' | 'testimonials',
  ((language: Language) => Share) | undefined
>;

/** How much of posts, texts and testimonials is translated, with links to what is missing. */
export function TranslationFigures({ posts, texts, testimonials }: Shares) {
  const columns = [
    [t('pages.blog'), posts, (language, state) => adminPath('posts', { state, language })],
    [
      t('translations.texts'),
      texts,
      (languages, state) => adminPath('texts', { state, languages }),
    ],
    [t('pages.testimonials'), testimonials, () => adminPath('testimonials')],
  ] satisfies [string, Shares['posts'], (language: Language, state: string) => string][];
  return (
    <Panel className="gap-3" title={t('kinds.outdated')}>
      <table className="w-full border-collapse [&_th]:py-2 [&_th]:text-start [&_th]:font-normal">
        <thead className="text-sm text-ink-700">
          <tr>
            <td />
            {columns.map(([heading]) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRANSLATIONS.map((code) => (
            <tr key={code} className="border-t border-limestone-200">
              <th scope="row">{languageLabel(code)}</th>
              {columns.map(([heading, shareOf, pathTo]) => {
                const share = shareOf?.(code);
                // Outdated translations where there are any, else missing ones.
                const state = share?.outdated ? 'outdated' : 'missing';
                const part = heading.toLowerCase();
                return (
                  <td key={heading}>
                    {share && <ShareLink to={pathTo(code, state)} {...{ code, part, share }} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function ShareLink(props: { code: Language; part: string; to: string; share: Share }) {
  const { done, total, outdated } = props.share;
  const language = languageLabel(props.code);
  // 100 only for all.
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
  return (
    <Link to={props.to} className="flex min-h-11 flex-wrap items-center gap-x-2 hover:underline">
      <span className="sr-only">
        {t('translations.share', { language, part: props.part, done, total })}{' '}
      </span>
      {t('translations.percent', { percent })}
      {outdated > 0 && (
        <span className="text-sm text-ink-700">
          {t('translations.outdated', { count: outdated })}
        </span>
      )}
    </Link>
  );
}
