import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { firm } from '../../src/site/firm';
import { freePort } from '../support/cluster';
import { ROOT } from '../../server/paths';
import { run } from '../support/processes';
import type { Engine, EngineWindow } from './engine';
import { flushErrors } from './pageErrors';
import type { Programs } from './programs';

/** Any locale of the C library will do: WebKit reads only the name. */
const SOME_LOCALE = '/usr/lib/locale/C.utf8';

/**
 * WebKitGTK's MiniBrowser over WebDriver, on a virtual display. It does not report the console:
 * pages report their own errors, which `readErrors` returns (pageErrors.ts).
 */
export async function startWebKit(programs: Programs, readErrors: () => string[]): Promise<Engine> {
  const locales = mkdtempSync(join(tmpdir(), 'locales-'));
  const screen = ['-displayfd', '1', '-screen', '0', '1280x900x24'];
  const display = run(screen, ROOT, {}, programs.display);
  const [, number] = (await display.until(/^(\d+)\n/m)) ?? [];
  const port = await freePort();
  const environment = {
    DISPLAY: `:${number}`,
    // As root, its sandbox does not start.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  };
  const driver = run([`--port=${port}`], ROOT, environment, programs.webKitDriver);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // The driver closes a connection that was kept without a word: the next request would fail.
      headers: { connection: 'close' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };
  await expect(() => call('GET', '/status')).toPass({ timeout: 30_000, intervals: [50] });

  const open = async (locale: string): Promise<EngineWindow> => {
    const name = locale.replace('-', '_');
    cpSync(SOME_LOCALE, join(locales, `${name}.utf8`), { recursive: true });
    // A window has the language and the time zone of its process.
    const settings = [`LOCPATH=${locales}`, `LC_ALL=${name}.UTF-8`, `TZ=${firm.timeZone}`];
    // The input method that it has for Chinese loses the shift key of the driver's '@'.
    settings.push('GTK_IM_MODULE=gtk-im-context-simple');
    const options = {
      binary: '/usr/bin/env',
      args: [...settings, programs.miniBrowser, '--automation'],
    };
    const { sessionId } = (await call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const session = `/session/${sessionId}`;
    const evaluate = async (expression: string) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error) })))`;
      const answer = await call('POST', `${session}/execute/async`, { script, args: [] });
      const { value, error } = JSON.parse(answer as string) as { value?: unknown; error?: string };
      if (error) throw new Error(error);
      return value;
    };
    return {
      navigate: async (url) => {
        await call('POST', `${session}/url`, { url });
      },
      // A script that is run while the page is left gets no answer; this waits for the page before.
      back: async () => {
        await call('POST', `${session}/back`, {});
      },
      resize: async (width, height) => {
        await call('POST', `${session}/window/rect`, { width, height });
      },
      evaluate,
      perform: async (actions) => {
        await call('POST', `${session}/actions`, { actions });
      },
      openRequests: () => 0,
      errors: async () => {
        await evaluate(flushErrors);
        return readErrors();
      },
      close: async () => {
        await call('DELETE', session);
      },
    };
  };

  return {
    open,
    close: async () => {
      for (const one of [driver, display]) {
        one.process.kill();
        await one.ended;
      }
      rmSync(locales, { recursive: true, force: true });
    },
  };
}
