import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPath } from '@/site/adminPaths';
import type { Figures } from './queries';

const STATES = [
  ['published', 'Publicadas'],
  ['scheduled', 'Programadas'],
  ['hidden', 'Ocultas'],
  ['outdated', 'Con traducciones desactualizadas'],
  ['wanted', 'Pedidas por lectores en su idioma'],
] as const;

/** A titled section of the dashboard. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = `card-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return (
    <section aria-labelledby={id} className="rounded bg-white p-4 sm:p-6">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

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

/** The number of posts in each state. */
export function PostFigures({ posts }: Pick<Figures, 'posts'>) {
  return (
    <Card title="Entradas del blog">
      {STATES.map(([state, label]) => (
        <FigureLink
          key={state}
          to={adminPath('posts', { state })}
          label={label}
          value={posts[state]}
        />
      ))}
    </Card>
  );
}

/** The number of visible and hidden testimonials. */
export function TestimonialFigures({ testimonials }: Pick<Figures, 'testimonials'>) {
  const to = adminPath('testimonials');
  return (
    <Card title="Opiniones">
      <FigureLink to={to} label="Visibles" value={testimonials.active} />
      <FigureLink to={to} label="Por publicar" value={testimonials.total - testimonials.active} />
    </Card>
  );
}
