import { expect } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineWindow } from './engine';
import {
  chooseOption,
  type Found,
  locate,
  type NotFound,
  whenIdle,
  type WireTarget,
} from './inPage';

/** An element by its role and name in the accessibility tree. */
export interface Target {
  /** 'label' is for fields without a role, such as passwords: the name is then the label's text. */
  role: string;
  /** Its whole accessible name, or a pattern. */
  name?: string | RegExp;
  within?: Target;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The code points of WebDriver for keys without a character. */
const KEYS = { Tab: '\uE004', Enter: '\uE007', Control: '\uE009', Escape: '\uE00C' };

const TIMEOUT = { timeout: 15_000, intervals: [50, 100, 200] };

/** A page driven with real input; every step waits until it can be done. */
export class EnginePage {
  constructor(
    private readonly window: EngineWindow,
    readonly baseURL: string,
  ) {}

  goto(path: string): Promise<void> {
    return this.window.navigate(this.baseURL + path);
  }

  resize(width: number, height: number): Promise<void> {
    return this.window.resize(width, height);
  }

  back(): Promise<void> {
    return this.window.back();
  }

  /**
   * Waits until the app has started, has done what it does when the browser is idle, and all
   * requests are answered: Firefox does not keep a page that is left while it loads something in
   * its back/forward cache.
   */
  async seeLoaded(): Promise<void> {
    const state = () =>
      this.evaluate(() => {
        const { ready, webFonts } = document.documentElement.dataset;
        return { ready, webFonts };
      });
    await expect(async () => {
      expect(await state()).toEqual({ ready: '', webFonts: '' });
      await this.evaluate(whenIdle);
      expect(this.window.openRequests()).toBe(0);
    }).toPass(TIMEOUT);
  }

  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const values = args.map((value) => JSON.stringify(value)).join();
    return this.window.evaluate(`(${String(run)})(${values})`) as Promise<Awaited<Result>>;
  }

  /** Waits for an element. */
  see(target: Target): Promise<Found> {
    return this.find(target, false);
  }

  /** Waits for what an element shows or has. */
  async seeState(target: Target, state: Partial<Record<keyof Found, unknown>>): Promise<void> {
    await expect(async () => expect(await this.see(target)).toMatchObject(state)).toPass(TIMEOUT);
  }

  seeText(target: Target, text: string): Promise<void> {
    return this.seeState(target, { text: expect.stringContaining(text) });
  }

  async seeNone(target: Target): Promise<void> {
    await expect(async () => {
      expect(await this.tryFind(target, false)).toMatchObject({ problem: /^no / });
    }).toPass(TIMEOUT);
  }

  async seeAddress(path: string | RegExp): Promise<void> {
    const address = () => this.evaluate(() => location.pathname + location.search + location.hash);
    await expect(async () => {
      const right = typeof path === 'string' ? path : expect.stringMatching(path);
      expect(await address()).toEqual(right);
    }).toPass(TIMEOUT);
  }

  /** Clicks with the mouse; fails if another element would receive the click. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.find(target, true);
    await this.window.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /** Clicks into a field or an editor and replaces its text by typing. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control', 'a');
    await this.type(text);
    await this.seeState(target, { value: text });
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text.replaceAll('\n', KEYS.Enter)).flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await this.window.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Presses the last key while holding the others. */
  async press(...names: string[]): Promise<void> {
    const keys = names.map((name) => new Map(Object.entries(KEYS)).get(name) ?? name);
    const down = keys.map((value) => ({ type: 'keyDown', value }) as const);
    const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
    await this.window.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }]);
  }

  /** Chooses an option by its text. */
  async choose(target: Target, label: string): Promise<void> {
    await this.click(target);
    await this.press('Escape');
    const { x, y } = await this.see(target);
    await this.evaluate(chooseOption, x, y, label);
  }

  private async find(target: Target, hit: boolean): Promise<Found> {
    let found: Found | undefined;
    await expect(async () => {
      const answer = await this.tryFind(target, hit);
      if ('problem' in answer) throw new Error(answer.problem);
      found = answer;
    }).toPass(TIMEOUT);
    if (!found) throw new Error('unreachable');
    return found;
  }

  private async tryFind(target: Target, hit: boolean): Promise<Found | NotFound> {
    const found = await this.evaluate(locate, wire(target), hit);
    if (!('problem' in found) || found.problem !== 'no library') return found;
    await this.window.evaluate(`(() => { ${LIBRARY} })()`);
    return this.evaluate(locate, wire(target), hit);
  }
}

function wire({ role, name, within }: Target): WireTarget {
  return {
    role,
    name: name instanceof RegExp ? { source: name.source, flags: name.flags } : name,
    within: within && wire(within),
  };
}
