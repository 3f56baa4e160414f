import { useEffect, useState, type RefObject } from 'react';

/** Elements not to be covered. A link as large as a card stays usable beside the small button. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]';
const CARD_HEIGHT = 96;
const CONFIRMATION = '[data-sent], [data-booked]';

function isControl(element: Element): boolean {
  if (element.closest('form')) return true;
  const control = element.closest(CONTROLS);
  return control !== null && control.getBoundingClientRect().height < CARD_HEIGHT;
}

/** Whether an element has text of its own; where its box is, its text is near enough. */
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** @param withText whether text counts too. */
function coversSomething(floating: HTMLElement, withText: boolean): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  // Close enough for one of them to be in each line of a text.
  const points = [left, (left + right) / 2, right].flatMap((x) =>
    [0, 1, 2, 3, 4].map((step) => [x, top + ((bottom - top) * step) / 4] as const),
  );
  return points.some(([px, py]) =>
    document
      .elementsFromPoint(px, py)
      .some((each) => !floating.contains(each) && (isControl(each) || (withText && hasText(each)))),
  );
}

/** Narrower windows have text below the floating element, wider ones a margin. */
const HAS_MARGIN = '(width >= 64rem)';

/** Whether the page was scrolled down from `before`, but not to its end. */
function isReadingOn(before: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollY > before && scrollY + clientHeight < scrollHeight - 1;
}

/**
 * Whether a floating element should hide, because it covers a control or a form as the page scrolls
 * below it, or text that is being read.
 */
export function useHidesOverControls(ref: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    let frame = 0;
    // A page scrolled before the app started, or opened at a target, is being read.
    let position = 0;
    let readingOn = false;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (scrollY !== position) readingOn = isReadingOn(position);
        position = scrollY;
        // What is read first, and a confirmation, which is focused and so scrolls the page.
        const isRead = scrollY === 0 || document.querySelector(CONFIRMATION) !== null;
        const isNarrow = !matchMedia(HAS_MARGIN).matches;
        const { current } = ref;
        if (current)
          setHidden((readingOn && isNarrow) || coversSomething(current, isRead && isNarrow));
      });
    };
    // Sections that load, open or close move the content without a scroll event.
    const resizeObserver = new ResizeObserver(update);
    resizeObserver.observe(document.body);
    // An overlay that opens changes neither scroll position nor size.
    window.addEventListener('click', update);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      window.removeEventListener('click', update);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ref]);

  return hidden;
}
