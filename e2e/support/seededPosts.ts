import type { Page } from '@playwright/test';
import { type Site, sql } from './database';

/** Seeded posts that the blog tests rely on. */
export const NIE = {
  slug: 'nie-extranjeros-marina-alta-guia-practica',
  es: 'NIE para extranjeros en la Marina Alta: guía práctica',
  de: 'NIE für Ausländer in der Marina Alta: ein praktischer Leitfaden',
  ar: 'رقم هوية الأجنبي (NIE) في مارينا ألتا: دليل عملي',
};
export const SEVERANCE = {
  slug: 'finiquito-que-debe-incluir-como-firmarlo',
  es: 'El finiquito: qué debe incluir y cómo firmarlo',
};
/** Has a slug of its own in each language. */
export const WILL = {
  slugs: {
    es: 'testamento-espana-extranjeros-como-hacerlo-bien',
    en: 'making-spanish-will-as-foreigner-how-get-it-right',
    fr: 'faire-testament-espagne-quand-on-est-etranger',
    de: 'testament-spanien-auslaender-so-machen-sie-es-richtig',
    ar: 'making-spanish-will-as-foreigner-how-get-it-right',
  },
};
/** Has an additional category without the show flag. */
export const RESIDENCE = { slug: 'residencia-no-lucrativa-vivir-espana-sin-trabajar' };
export const HIDDEN = {
  slug: 'modificacion-medidas-tras-divorcio-cuando-como-pedirla',
  words: 'Modificación de medidas',
};
export const FUTURE = {
  slug: 'regimen-economico-matrimonios-internacionales-espana',
  words: 'matrimonios internacionales',
};

/** All seeded posts are translated; a test adds this one, and its fixture deletes it. */
export const SPANISH_ONLY_POST = { slug: 'nota-solo-espanol', es: 'Una nota solo en español' };

export async function addSpanishOnlyPost(site: Site): Promise<void> {
  await sql(
    site,
    `insert into public.blog_posts (slug, title, excerpt, content, date)
     values ($1, $2, 'Un resumen.', 'Un párrafo.', '2026-11-09')`,
    [SPANISH_ONLY_POST.slug, SPANISH_ONLY_POST.es],
  );
}

/** Any read of posts. */
export const POSTS_READ = /\/rest\/v1\/blog_posts\?/;

/** Changes the posts in every response, for values that the database would refuse. */
export async function changePostResponses(
  page: Page,
  change: Record<string, unknown>,
): Promise<void> {
  await page.route(POSTS_READ, async (route) => {
    const request = route.request();
    // Not `route.fetch`, which would fail a test that has ended before the answer.
    const response = await fetch(request.url(), { headers: request.headers() });
    const rows = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ json: rows.map((row) => ({ ...row, ...change })) });
  });
}
