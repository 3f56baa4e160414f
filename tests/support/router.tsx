import { act } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Navigation } from '@/lib/router/navigation';
import { NavigationProvider } from '@/lib/router/NavigationProvider';

/** The browser's history at an address, all of whose pages are the same and need nothing loaded. */
export function navigationAt(path: string): Navigation {
  history.replaceState(null, '', path);
  const page = { Component: () => null, Failure: FailureShown };
  const navigation = new Navigation(() => page);
  void navigation.start(true);
  return navigation;
}

const FailureShown: ComponentType<{ error: unknown }> = ({ error }) => String(error);

/** Around what has links. */
export function InRouter({ children, path = '/' }: { children: ReactNode; path?: string }) {
  const [navigation] = useState(() => navigationAt(path));
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}

/** Goes along the history, which jsdom does later. */
export const go = (delta: number) =>
  act(async () => {
    await new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
      history.go(delta);
    });
  });
