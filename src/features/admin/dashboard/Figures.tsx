import { Link } from 'wouter';
import { languageLabel } from '@/lib/admin/format';
import { dashboard as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { type Language, type Translation, TRANSLATIONS } from '@/site/languages';
import { Panel } from '@/ui/admin/page';
import { figureOf, type Line } from './queries';

const STATES = [
  ['published', t('posts.published')],
  ['scheduled', t('posts.scheduled')],
  ['hidden', t('posts.drafts')],
] as const;

/** What the site shows, posts in each state and testimonials, with links to where it is handled. */
export function ContentFigures({ lines }: { lines: readonly Line[] }) {
  const posts = figureOf(lines, 'posts');
  const figures = [
    ...STATES.map(
      ([state, label]) => [adminPath('posts', { state }), label, posts[state]] as const,
    ),
    [
      adminPath('testimonials'),
      t('posts.testimonials'),
      figureOf(lines, 'testimonials').count,
    ] as const,
  ];
  return (
    <Panel className="gap-3" title={t('posts.title')}>
      <div>
        {figures.map(([to, label, value]) => (
          <Link
            key={to}
            to={to}
            className="flex min-h-11 items-baseline justify-between gap-4 border-b border-limestone-200 py-2 hover:bg-limestone-50 hover:underline"
          >
            <span>{label}</span>
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

type ShareOf = (language: Language) => Share;

/** In whole percent; 100 only for all. */
function percentOf({ done, total }: Share): number {
  return total === 0 ? 100 : Math.floor((done / total) * 100);
}

/** How much of posts, texts and testimonials is translated, with links to what is missing. */
export function TranslationFigures(
  // Undefined while they load, or where they cannot be read.
  { posts, texts, testimonials }: Record<'posts' | 'texts' | 'testimonials', ShareOf | undefined>,
) {
  const columns = [
    {
      heading: t('pages.blog'),
      label: t('translations.inBlog'),
      shareOf: posts,
      addressOf: (code: Translation, state: string) =>
        adminPath('posts', { state, language: code }),
    },
    {
      heading: t('translations.texts'),
      label: t('translations.inTexts'),
      shareOf: texts,
      addressOf: (code: Translation, state: string) =>
        adminPath('texts', { state, languages: code }),
    },
    {
      heading: t('pages.testimonials'),
      label: t('translations.inTestimonials'),
      shareOf: testimonials,
      addressOf: () => adminPath('testimonials'),
    },
  ];
  return (
    <Panel className="gap-3" title={t('kinds.outdated')}>
      <table className="w-full border-collapse [&_th]:py-2 [&_th]:text-start [&_th]:font-normal">
        <thead className="text-sm text-ink-700">
          <tr>
            <td />
            {columns.map(({ heading }) => (
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
              {columns.map(({ heading, label, shareOf, addressOf }) => {
                const share = shareOf?.(code);
                // Outdated translations where there are any, else missing ones.
                const state = (share?.outdated ?? 0) > 0 ? 'outdated' : 'missing';
                return (
                  <td key={heading}>
                    {share && (
                      <ShareLink
                        language={code}
                        to={addressOf(code, state)}
                        {...{ label, share }}
                      />
                    )}
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

interface ShareLinkProps {
  language: Language;
  label: string;
  to: string;
  share: Share;
}

function ShareLink({ language, label, to, share }: ShareLinkProps) {
  return (
    <Link to={to} className="flex min-h-11 flex-wrap items-center gap-x-2 hover:underline">
      <span className="sr-only">
        {t('translations.share', {
          language: languageLabel(language),
          part: label,
          done: share.done,
          total: share.total,
        })}{' '}
      </span>
      {t('translations.percent', { percent: percentOf(share) })}
      {share.outdated > 0 && (
        <span className="text-sm text-ink-700">
          {t('translations.outdated', { count: share.outdated })}
        </span>
      )}
    </Link>
  );
}
