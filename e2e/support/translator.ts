import type { Page } from '@playwright/test';

interface StandIn {
  /** Translations by source text, lines apart; others come back in brackets. */
  words?: Record<string, string>;
  /** What the detector answers. */
  detected?: string;
}

/** Takes the browser's translation interfaces away, as in browsers that have none. */
export async function withoutTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Translator');
    Reflect.deleteProperty(globalThis, 'LanguageDetector');
  });
}

/**
 * Replaces the browser's translation interfaces, whose languages a test cannot download. A download
 * waits at one half until `finishDownload`.
 */
export async function standInTranslator(page: Page, standIn: StandIn): Promise<void> {
  await withoutTranslator(page);
  await page.addInitScript(({ words = {}, detected }) => {
    const create = async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
      const target = new EventTarget();
      monitor(target);
      target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5, total: 1 }));
      const fails = await new Promise<string | undefined>((resolve) => {
        Object.assign(globalThis, { finishDownload: resolve });
      });
      target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 1, total: 1 }));
      if (fails) throw new DOMException('no such model', fails);
      return {
        translate: (text: string) => Promise.resolve(words[text] ?? `[${text}]`),
        destroy: () => undefined,
      };
    };
    const detect = () => Promise.resolve([{ detectedLanguage: detected, confidence: 0.9 }]);
    Object.assign(globalThis, {
      Translator: { availability: () => Promise.resolve('downloadable'), create },
      ...(detected && {
        LanguageDetector: {
          create: () => Promise.resolve({ detect, destroy: () => undefined }),
        },
      }),
    });
  }, standIn);
}

/** Ends the download that the stand-in waits for, or fails it with a DOMException of this name. */
export async function finishDownload(page: Page, fails?: string): Promise<void> {
  await page.waitForFunction(() => 'finishDownload' in globalThis);
  await page.evaluate((name) => {
    const { finishDownload: finish } = globalThis as unknown as {
      finishDownload: (name?: string) => void;
    };
    Reflect.deleteProperty(globalThis, 'finishDownload');
    finish(name);
  }, fails);
}
