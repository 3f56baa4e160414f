import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  viewport: HTMLElement;
  dir: 'ltr' | 'rtl';
  onReady: (api: CarouselApi | undefined) => void;
  /** Called with the indexes of the slides in view, whenever they change. */
  onView: (indexes: readonly number[]) => void;
}

/** Drives a carousel's row with Embla. Renders nothing, so that it can be loaded when needed. */
export function CarouselEngine({ viewport, dir, onReady, onView }: CarouselEngineProps) {
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    direction: dir,
    inViewThreshold: 0.5,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });

  useEffect(() => {
    attach(viewport);
    return () => attach(null);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const report = () => onView(api.slidesInView());
    api.on('slidesInView', report);
    // The first event may have fired before this listener was added.
    report();
    onReady(api);
    return () => {
      api.off('slidesInView', report);
      onReady(undefined);
    };
  }, [api, onReady, onView]);

  return null;
}
