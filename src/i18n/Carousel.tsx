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
  useState,
} from 'react';
import { untilLoaded } from '@/hydration/codeLoadFailure';
import { cx } from '@/ui/classes';
import type { CarouselApi } from './CarouselEngine';
import { useLanguage, useTexts } from './language';

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

const slideWidth = (row: HTMLElement) => row.querySelector('.slide')?.clientWidth ?? 0;

const TURNS = [
  { early: 'previous', Icon: ChevronLeft },
  { early: 'next', Icon: ChevronRight },
] as const;

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
      // At once, as the first script does: the engine takes over where the row stands.
      const left = forwards === (dir === 'ltr') ? slideWidth(viewport) : -slideWidth(viewport);
      viewport.scrollBy({ left, behavior: 'instant' });
    }
  }

  const takeOver = useCallback(
    (ready: CarouselApi | undefined) => {
      if (ready && viewport) {
        const slide = Math.round(Math.abs(viewport.scrollLeft) / (slideWidth(viewport) || 1));
        viewport.scrollTo({ left: 0, behavior: 'instant' });
        ready.scrollTo(slide, true);
      }
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
          {TURNS.map(({ early, Icon }) => (
            <button
              key={early}
              type="button"
              aria-controls={rowId}
              data-early={early}
              className="carousel-button"
              onClick={() => turn(early === 'next')}
            >
              <Icon className="size-5 flip-rtl" />
              <span className="sr-only">{early === 'next' ? nextLabel : previousLabel}</span>
            </button>
          ))}
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
