import type { ComponentType } from 'react';

/** A page's code, loaded on demand (SPEC 2.5). */
export interface RouteCode {
  /** Shows the page once its code is loaded. */
  Component: ComponentType;
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

/** Remembers no failure, so that a later tap on the same link can succeed. */
export function routeCode(load: () => Promise<{ default: ComponentType }>): RouteCode {
  let Page: ComponentType | undefined;
  let loading: Promise<{ default: ComponentType }> | undefined;
  return {
    Component: function RoutePage() {
      return Page && <Page />;
    },
    async load() {
      if (Page) return;
      // Pointing at a link and following it ask for the same code: a failure is one failure.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      Page = (await loading).default;
    },
    isLoaded: () => Page !== undefined,
  };
}
