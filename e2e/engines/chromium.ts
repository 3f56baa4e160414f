import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../support/chromium';
import { type Engine, type EngineWindow, type InputSource, TIME_ZONE } from './engine';

/** The keys that EnginePage presses, by their code points in WebDriver. */
const KEYS = new Map([
  ['\uE004', 'Tab'],
  ['\uE007', 'Enter'],
  ['\uE009', 'Control'],
  ['\uE00C', 'Escape'],
]);

/** Chromium over Playwright, for journeys that all three engines make. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(findChromium());
  const open = async (locale: string): Promise<EngineWindow> => {
    const context = await browser.newContext({ locale, timezoneId: TIME_ZONE });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    return {
      navigate: async (url) => {
        await page.goto(url);
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      evaluate: (expression) => page.evaluate(`Promise.resolve(${expression})`),
      perform: async (sources) => {
        for (const source of sources) {
          for (const action of source.actions) await perform(page, action);
        }
      },
      openRequests: () => 0,
      errors: () => Promise.resolve(errors),
      screenshot: async () => (await page.screenshot()).toString('base64'),
      close: () => context.close(),
    };
  };
  return { open, close: () => browser.close() };
}

async function perform(page: Page, action: InputSource['actions'][number]): Promise<void> {
  const key = 'value' in action ? (KEYS.get(action.value) ?? action.value) : '';
  switch (action.type) {
    case 'pointerMove':
      return page.mouse.move(action.x, action.y);
    case 'pointerDown':
      return page.mouse.down();
    case 'pointerUp':
      return page.mouse.up();
    case 'keyDown':
      // Letters that no key of its keyboard has come as from an input method.
      return /[^\0-~]/.test(key) ? page.keyboard.insertText(key) : page.keyboard.down(key);
    case 'keyUp':
      return /[^\0-~]/.test(key) ? undefined : page.keyboard.up(key);
  }
}
