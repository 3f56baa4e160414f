/** Elements not to be covered. A link as large as a card stays usable beside the small button. */
const CONTROLS = 'a, button, input, select, textarea, label, summary, [role="button"]';
const CARD_HEIGHT = 96;

function isControl(element: Element): boolean {
  if (element.closest('form')) return true;
  const control = element.closest(CONTROLS);
  return control !== null && control.getBoundingClientRect().height < CARD_HEIGHT;
}

/** Whether an element has text of its own; where its box is, its text is near enough. */
const hasText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim());

/** @param withText whether text counts too. */
function coversSomething(floating: Element, withText: boolean): boolean {
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

/**
 * Keeps `html[data-chat-hidden]` while the chat button covers a control or a form, or text that is
 * being read; without React, since pages are scrolled before the app starts.
 */
export function hideChatButton(): void {
  let frame = 0;
  // A page scrolled before, or opened at a target, is being read.
  let position = 0;
  let readingOn = false;
  const update = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      // Scrolled down, but not to the end of the page.
      if (scrollY !== position)
        readingOn = scrollY > position && scrollY + clientHeight < scrollHeight - 1;
      position = scrollY;
      const button = document.querySelector('.chat-button');
      if (!button) return;
      // What is read first, and a confirmation, which is focused and so scrolls the page.
      const isRead = scrollY === 0 || document.querySelector('[data-sent], [data-booked]') !== null;
      // Wider windows have a margin there, narrower ones text.
      const isNarrow = !matchMedia('(width >= 64rem)').matches;
      document.documentElement.toggleAttribute(
        'data-chat-hidden',
        (readingOn && isNarrow) || coversSomething(button, isRead && isNarrow),
      );
    });
  };
  // Sections that load, open or close move the content without a scroll event.
  new ResizeObserver(update).observe(document.body);
  // An overlay that opens changes neither scroll position nor size.
  addEventListener('click', update);
  addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update, { passive: true });
}
