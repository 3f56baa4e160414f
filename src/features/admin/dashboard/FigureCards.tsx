import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { adminTexts } from '@/admin-texts';
import { adminPath } from '@/site/adminPaths';
import { Panel } from '@/ui/admin/Panel';
import type { Figures } from './queries';

const t = adminTexts('dashboard');

const STATES = [
  ['published', t('posts.published')],
  ['scheduled', t('posts.scheduled')],
  ['hidden', t('posts.drafts')],
  ['wanted', t('posts.wanted')],
] as const;

/** A figure that links to the page where it is handled. */
export function FigureLink({ to, label, value }: { to: string; label: string; value: ReactNode }) {
  return (
    <Link
      to={to}
      className="flex min-h-11 items-baseline justify-between gap-4 border-b border-limestone-200 py-2 hover:bg-limestone-50 hover:underline"
    >
      <span>{label}</span>
      <span className="font-serif text-2xl">{value}</span>
    </Link>
  );
}

/** What the site shows: posts in each state, and testimonials. */
export function ContentFigures({ posts, testimonials }: Pick<Figures, 'posts' | 'testimonials'>) {
  return (
    <Panel className="gap-3" title={t('posts.title')}>
      <div>
        {STATES.map(([state, label]) => (
          <FigureLink
            key={state}
            to={adminPath('posts', { state })}
            label={label}
            value={posts[state]}
          />
        ))}
        <FigureLink
          to={adminPath('testimonials')}
          label={t('posts.testimonials')}
          value={testimonials.active}
        />
      </div>
    </Panel>
  );
}
