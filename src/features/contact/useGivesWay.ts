import { useEffect, useState, type RefObject } from 'react';

/** What a finger or pointer aims at. A link as large as a card stays reachable beside a small button. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]';
const CARD_HEIGHT = 96;

function isControl(element: Element): boolean {
  if (element.closest('form')) return true;
  const control = element.closest(CONTROLS);
  return control !== null && control.getBoundingClientRect().height < CARD_HEIGHT;
}

function hasControlBeneath(floating: HTMLElement): boolean {
  const { left, right, top, bottom } = floating.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const points = [
    [x, y],
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [x, top],
    [left, y],
    [x, bottom],
  ] as const;
  return points.some(([px, py]) =>
    document.elementsFromPoint(px, py).some((each) => !floating.contains(each) && isControl(each)),
  );
}

/** Whether a floating element would cover something to press or fill in, as the page scrolls beneath it. */
export function useGivesWay(ref: RefObject<HTMLElement | null>): boolean {
  const [givesWay, setGivesWay] = useState(false);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (ref.current) setGivesWay(hasControlBeneath(ref.current));
      });
    };
    // Sections that load, open or close move what lies beneath without a scroll.
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    // A panel that opens over the page changes neither.
    window.addEventListener('click', look);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growth.disconnect();
      window.removeEventListener('click', look);
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [ref]);

  return givesWay;
}
