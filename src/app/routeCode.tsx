import type { ComponentType, PropsWithChildren } from 'react';

/** The code of a page or a layout, loaded on demand (SPEC 2.5). */
export interface RouteCode {
  /** Shows the page once its code is loaded, and what a layout is around in any case. */
  Component: ComponentType<PropsWithChildren>;
  load: () => Promise<void>;
}

/** Remembers no failure, so that a later tap on the same link can succeed. */
export function routeCode(
  load: () => Promise<{ default: ComponentType<PropsWithChildren> }>,
): RouteCode {
  let Page: ComponentType<PropsWithChildren> | undefined;
  let loading: ReturnType<typeof load> | undefined;
  return {
    Component: function RoutePage({ children }) {
      return Page ? <Page>{children}</Page> : children;
    },
    async load() {
      if (Page) return;
      // Pointing at a link and following it ask for the same code: a failure is one failure.
      loading ??= load().finally(() => {
        loading = undefined;
      });
      Page = (await loading).default;
    },
  };
}
