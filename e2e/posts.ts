import type { Page } from '@playwright/test';
import type { EmbeddedBackend } from '../backend/embedded';

/** Posts of the seed that the tests of the blog know. */
export const NIE = {
  slug: 'nie-extranjeros-marina-alta-guia-practica',
  es: 'NIE para extranjeros en la Marina Alta: guía práctica',
  de: 'NIE für Ausländer in der Marina Alta: ein praktischer Leitfaden',
  ar: 'رقم هوية الأجنبي (NIE) في مارينا ألتا: دليل عملي',
};
/** Not translated into German. */
export const SEVERANCE = {
  slug: 'finiquito-que-debe-incluir-como-firmarlo',
  es: 'El finiquito: qué debe incluir y cómo firmarlo',
};
/** Has an additional category that must not be shown. */
export const RESIDENCE = { slug: 'residencia-no-lucrativa-vivir-espana-sin-trabajar' };
export const HIDDEN = {
  slug: 'modificacion-medidas-tras-divorcio-cuando-como-pedirla',
  words: 'Modificación de medidas',
};
export const FUTURE = {
  slug: 'regimen-economico-matrimonios-internacionales-espana',
  words: 'matrimonios internacionales',
};

interface Site {
  backend: EmbeddedBackend;
}

/** Runs SQL on a worker's own database, past its policies. */
export async function sql<T>(site: Site, text: string, params: unknown[] = []): Promise<T[]> {
  const { rows } = await site.backend.connection.driver.query<T>(text, params);
  return rows;
}

/** Reads of posts, by whatever filter. */
export const POSTS_READ = /\/rest\/v1\/blog_posts\?/;

/** Changes the posts in every answer, for rows that the database would not accept. */
export async function changePosts(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.route(POSTS_READ, async (route) => {
    const response = await route.fetch();
    const rows = (await response.json()) as Record<string, unknown>[];
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...change })) });
  });
}

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

/** The sum of all layout shifts so far. In Arabic the browser takes other words in a line of text for a move. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const isStatus = ({ node }: { node: Node | null }) =>
          node instanceof Text && node.parentElement?.role === 'status';
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as never as Shift[]) {
            const isWords = entry.sources.length > 0 && entry.sources.every(isStatus);
            if (!isWords) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries are delivered in a task of their own.
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Longer than a phone is wide, in every alphabet without a place to break it. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4);

export const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

export const wasHacked = (page: Page) => page.evaluate(() => 'hacked' in window);
