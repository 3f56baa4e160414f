import { type ComponentType, memo, Suspense, use } from 'react';
import { untilLoaded } from '@/hydration/codeLoadFailure';
import { whenIdle } from '@/lib/whenIdle';
import type { Language } from '@/site/languages';
import { Ornament } from '@/ui/Ornament';
import { useLanguage } from './language';

async function read(language: Language) {
  const dates = await import('@/site/dates');
  return { ...dates, locale: await dates.loadLocale(language) };
}

/** How dates are written in the page's language, for a component that is `dated`. */
export type Dates = Awaited<ReturnType<typeof read>>;

const loaded: Partial<Record<Language, Dates>> = {};
/** The same promises at each rendering. */
const awaited: Record<string, Promise<Dates>> = {};

/** Loads what dated components need, for a page that is rendered in the browser. */
export async function loadDates(language: Language): Promise<Dates> {
  return (loaded[language] ??= await read(language));
}

/** Waits until dated components of hydrated islands are hydrated: till then no text may change. */
export async function hydrateDates(): Promise<void> {
  await Promise.all(Object.values(awaited));
  await new Promise<void>((resolve) => whenIdle(resolve));
}

/** Makes a component that waits for what writes dates, in a `Suspense` around it. */
export function withDates<P extends { dates: Dates }>(Component: ComponentType<P>) {
  return function WithDates(props: Omit<P, 'dates'>) {
    const { language } = useLanguage();
    const load = () => untilLoaded(() => loadDates(language));
    // No hook may follow: React 19.2 fails where `use` is called in one attempt only.
    const dates = loaded[language] ?? use((awaited[language] ??= load()));
    return <Component {...({ ...props, dates } as P)} />;
  };
}

/**
 * Makes a component that writes dates. What is prerendered stays as it is until the app
 * starts and has loaded what writes dates, which weighs 11 kB.
 */
export function dated<P extends { dates: Dates }>(Component: ComponentType<P>) {
  const WithDates = withDates(Component);
  return memo(function Dated(props: Omit<P, 'dates'>) {
    return (
      <Ornament>
        <Suspense>
          <WithDates {...props} />
        </Suspense>
      </Ornament>
    );
  });
}
