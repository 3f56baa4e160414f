import type { Page } from '@playwright/test';

/**
 * Translates each text of a page as Chrome does, also those that appear later: the text node leaves
 * the document, and two nested elements take its place.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const font = (child: Node) => {
      const element = document.createElement('span');
      element.dataset.translated = '';
      element.append(child);
      return element;
    };
    const isKept = (element: Element | null) =>
      !element ||
      element.closest('[data-translated], script, style, textarea, title, [translate=no]') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || isKept(text.parentElement)) continue;
        text.replaceWith(font(font(document.createTextNode(`${text.data}\u200b`))));
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}
