import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { Language } from '@/site/languages';

/** What the routes and providers share; made once at the start, and anew for each test. */
export interface AppServices {
  engine: i18n;
  queryClient: QueryClient;
  /** The language of an address without prefix, asked each time since a choice may change it. */
  preferredLanguage: () => Language;
  /** Whether a route waits for its data: the prerenderer does, a visitor sees the page first. */
  waitForData?: boolean;
}
