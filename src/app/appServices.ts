import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { Language } from '@/site/languages';

/** What routes and providers share; created once at the start, and for each test. */
export interface AppServices {
  i18n: I18n;
  queryClient: QueryClient;
  /**
   * The language of an address without prefix; a function because the visitor's choice may change
   * it.
   */
  preferredLanguage: () => Language;
  /**
   * Whether loaders wait for their data: the prerenderer needs them, a visitor sees the page first.
   */
  waitForData?: boolean;
}
