import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useSyncExternalStore } from 'react';

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

interface CarouselEngineProps {
  viewport: HTMLElement;
  startIndex: number;
  onReady: (api: CarouselApi | undefined) => void;
  /** The slides that can be seen, whenever that changes. */
  onView: (indexes: readonly number[]) => void;
}

function subscribeToDirection(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

const isRtl = () => document.documentElement.dir === 'rtl';

/** Takes over a carousel's scrolling row; it draws nothing, so that it can be fetched when it is needed. */
export function CarouselEngine({ viewport, startIndex, onReady, onView }: CarouselEngineProps) {
  const rtl = useSyncExternalStore(subscribeToDirection, isRtl);
  const [attach, api] = useEmblaCarousel({
    loop: true,
    align: 'start',
    direction: rtl ? 'rtl' : 'ltr',
    startIndex,
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
    onReady(api);
    return () => {
      api.off('slidesInView', report);
      onReady(undefined);
    };
  }, [api, onReady, onView]);

  return null;
}
