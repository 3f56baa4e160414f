import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import type { Figures } from './queries';

const POSTS = '/config-blogmr/posts';

const STATES = [
  ['published', 'Publicadas'],
  ['scheduled', 'Programadas'],
  ['hidden', 'Ocultas'],
  ['outdated', 'Con traducciones desfasadas'],
] as const;

/** One part of the dashboard under its heading. */
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

/** A figure that leads to where it is acted on. */
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

export function PostFigures({ posts }: Pick<Figures, 'posts'>) {
  return (
    <Card title="Entradas del blog">
      {STATES.map(([state, label]) => (
        <FigureLink key={state} to={`${POSTS}?state=${state}`} label={label} value={posts[state]} />
      ))}
    </Card>
  );
}

/** How much of the blog each language has, and how much of that follows an older Spanish text. */
export function TranslationFigures({ posts, translations }: Figures) {
  const total = posts.published + posts.scheduled + posts.hidden;
  return (
    <Card title="Traducciones del blog">
      <ul className="grid gap-1">
        {LANGUAGES.filter((code) => code !== 'es').map((code) => {
          const { done, outdated } = translations[code];
          const percent = total === 0 ? 100 : Math.round((done / total) * 100);
          const state = outdated > 0 ? 'outdated' : 'missing';
          return (
            <li key={code}>
              <Link
                to={`${POSTS}?state=${state}&language=${code}`}
                className="grid min-h-11 grid-cols-[6rem_1fr_auto] items-center gap-3 hover:underline"
              >
                <span>{LANGUAGE_FACTS[code].name}</span>
                <span aria-hidden="true" className="h-2 overflow-hidden rounded bg-limestone-200">
                  <span className="block h-full bg-sea-700" style={{ width: `${percent}%` }} />
                </span>
                <span className="text-end text-sm">
                  {done} de {total} ({percent} %)
                  {outdated > 0 && <>, {outdated} desfasadas</>}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

export function OpinionFigures({ testimonials }: Pick<Figures, 'testimonials'>) {
  const to = '/config-blogmr/opiniones';
  return (
    <Card title="Opiniones">
      <FigureLink to={to} label="Visibles" value={testimonials.active} />
      <FigureLink to={to} label="Por publicar" value={testimonials.total - testimonials.active} />
    </Card>
  );
}
