import { useEffect, useState } from 'react';
import type { CarouselEngine } from './CarouselEngine';

/** How far from the viewport the engine is loaded, so that nobody sees the change. */
const PRELOAD_MARGIN = '600px';

/** The slide that a row is scrolled to. */
export function slideAt(viewport: HTMLElement): number {
  const width = viewport.querySelector('.slide')?.clientWidth ?? 0;
  return width > 0 ? Math.round(Math.abs(viewport.scrollLeft) / width) : 0;
}

interface LoadedEngine {
  Component: typeof CarouselEngine;
  /** The slide that the visitor had scrolled to before it was loaded. */
  startIndex: number;
}

/**
 * Loads the engine when `viewport` comes near the screen; if it fails, the row keeps scrolling.
 */
export function useCarouselEngine(viewport: HTMLElement | null): LoadedEngine | undefined {
  const [engine, setEngine] = useState<LoadedEngine>();

  useEffect(() => {
    if (!viewport) return;
    let unmounted = false;
    const load = async () => {
      const { CarouselEngine } = await import('./CarouselEngine');
      if (unmounted) return;
      const startIndex = slideAt(viewport);
      viewport.scrollTo({ left: 0, behavior: 'instant' });
      setEngine({ Component: CarouselEngine, startIndex });
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load().catch((error: unknown) => {
          console.error('The carousel engine failed to load.', error);
        });
      },
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(viewport);
    return () => {
      unmounted = true;
      observer.disconnect();
    };
  }, [viewport]);

  return engine;
}
