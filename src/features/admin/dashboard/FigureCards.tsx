import { Link } from 'wouter';
import { dashboard as t } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Panel } from '@/ui/admin/Panel';
import type { Figures } from './queries';

const STATES = [
  ['published', t('posts.published')],
  ['scheduled', t('posts.scheduled')],
  ['hidden', t('posts.drafts')],
] as const;

/** What the site shows, posts in each state and testimonials, with links to where it is handled. */
export function ContentFigures({ posts, testimonials }: Pick<Figures, 'posts' | 'testimonials'>) {
  const figures = [
    ...STATES.map(
      ([state, label]) => [adminPath('posts', { state }), label, posts[state]] as const,
    ),
    [adminPath('testimonials'), t('posts.testimonials'), testimonials.active] as const,
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
