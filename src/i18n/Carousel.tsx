import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { untilLoaded } from '@/hydration/missingCode';
import { cx } from '@/ui/cx';
import type { CarouselApi } from './CarouselEngine';
import { useLanguage } from './LanguageProvider';
import { useTexts } from './useTexts';

/** If it cannot be loaded, the row keeps scrolling. */
const Engine = lazy(() =>
  untilLoaded(async () => ({ default: (await import('./CarouselEngine')).CarouselEngine })),
);

/** How far from the viewport the engine is loaded, so that nobody sees the change. */
const PRELOAD_MARGIN = '600px';

interface CarouselProps {
  /** What it contains, for screen readers. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** All are as high as the highest one. */
  slides: ReactNode[];
  /** Rendered at the start of the row of buttons. */
  actions?: ReactNode;
}

/** The slide that a row is scrolled to. */
function slideAt(viewport: HTMLElement): number {
  const width = viewport.querySelector('.slide')?.clientWidth ?? 0;
  return width > 0 ? Math.round(Math.abs(viewport.scrollLeft) / width) : 0;
}

/** By number of slides: hides the buttons at widths that show all slides. */
const BUTTONS_HIDDEN = ['hidden', 'hidden', 'md:hidden', 'lg:hidden'] as const;

/**
 * A carousel after the ARIA practices: one slide per view, two from `md`, three from `lg`; it
 * loops, by buttons, arrow keys and touch (SPEC 2.12, 2.13). Until its engine is loaded, or without
 * JavaScript, it is a scroll-snap row of the same size.
 */
export function Carousel({ label, previousLabel, nextLabel, slides, actions }: CarouselProps) {
  const t = useTexts('common');
  const { dir } = useLanguage();
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const rowId = useId();
  const [isNear, setNear] = useState(false);
  const [api, setApi] = useState<CarouselApi>();
  const [shown, setShown] = useState<readonly number[]>([]);
  /** The slide that a button or key leads to before the engine is ready; undefined for none. */
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    if (!viewport) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(viewport);
    return () => observer.disconnect();
  }, [viewport]);

  // Keeps the focus in the carousel when the focused slide leaves the view.
  useLayoutEffect(() => {
    if (viewport?.contains(document.activeElement?.closest('[inert]') ?? null)) {
      viewport.focus({ preventScroll: true });
    }
  }, [viewport, shown]);

  function turn(forwards: boolean) {
    if (api) {
      if (forwards) api.scrollNext();
      else api.scrollPrev();
    } else if (viewport) {
      const from = wanted.current ?? slideAt(viewport);
      wanted.current = Math.min(Math.max(from + (forwards ? 1 : -1), 0), slides.length - 1);
      const slide = viewport.querySelector('.slide')?.clientWidth ?? viewport.clientWidth;
      viewport.scrollBy({ left: forwards === (dir === 'ltr') ? slide : -slide });
    }
  }

  /** The row may be scrolled, or still be scrolling to the wanted slide. */
  const takeOver = useCallback(
    (ready: CarouselApi | undefined) => {
      if (ready && viewport) {
        const slide = wanted.current ?? slideAt(viewport);
        viewport.scrollTo({ left: 0, behavior: 'instant' });
        ready.scrollTo(slide, true);
      }
      wanted.current = undefined;
      setApi(ready);
    },
    [viewport],
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    turn((event.key === 'ArrowRight') === (dir === 'ltr'));
  }

  return (
    // The arrow keys are an addition; the buttons below do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={label}
      aria-roledescription={t('carousel.carousel')}
      onKeyDown={onKeyDown}
    >
      <div
        ref={setViewport}
        id={rowId}
        // Focusable, so that keyboard users can scroll the row.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // The visitor scrolls on, to another slide.
        onPointerDown={() => (wanted.current = undefined)}
        onWheel={() => (wanted.current = undefined)}
        role="group"
        aria-label={label}
        className={cx(
          '-mx-3 -my-4 py-4',
          api ? 'touch-pan-y touch-pinch-zoom overflow-hidden' : 'carousel-row',
        )}
      >
        {/* No transition, which would distort the engine's measurements between two transforms. */}
        <div className="flex transition-none" aria-live={api ? 'polite' : undefined}>
          {slides.map((slide, index) => (
            <div
              // Slides have no identity but their position.
              key={index}
              role="group"
              aria-roledescription={t('carousel.slide')}
              aria-label={t('carousel.position', { index: index + 1, total: slides.length })}
              inert={api !== undefined && shown.length > 0 && !shown.includes(index)}
              className="slide"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        {actions}
        <div className={cx('ms-auto flex gap-3 noscript:hidden', BUTTONS_HIDDEN[slides.length])}>
          <button
            type="button"
            aria-controls={rowId}
            data-early="previous"
            className="carousel-button"
            onClick={() => turn(false)}
          >
            <ChevronLeft aria-hidden="true" className="size-5 flip-rtl" />
            <span className="sr-only">{previousLabel}</span>
          </button>
          <button
            type="button"
            aria-controls={rowId}
            data-early="next"
            className="carousel-button"
            onClick={() => turn(true)}
          >
            <ChevronRight aria-hidden="true" className="size-5 flip-rtl" />
            <span className="sr-only">{nextLabel}</span>
          </button>
        </div>
      </div>
      <Suspense>
        {isNear && viewport && (
          <Engine viewport={viewport} dir={dir} onReady={takeOver} onView={setShown} />
        )}
      </Suspense>
    </div>
  );
}
