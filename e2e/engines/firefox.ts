import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { firm } from '../../src/site/firm';
import { ROOT } from '../../server/paths';
import { run } from '../support/processes';
import type { Engine, EngineWindow } from './engine';

interface Answer {
  id: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** https://w3c.github.io/webdriver-bidi/#events */
type BrowserEvent =
  | {
      method: 'log.entryAdded';
      params: { level: string; text: string; source: { context: string } };
    }
  | {
      method: 'network.beforeRequestSent' | 'network.responseCompleted' | 'network.fetchError';
      params: { context: string; request: { request: string } };
    };

/** Firefox over WebDriver BiDi, which it supports without a driver. */
export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const browser = run(args, ROOT, {}, executable);
  const [, address] = (await browser.until(/WebDriver BiDi listening on (\S+)/)) ?? [];
  const { call, errorsOf, openRequestsOf, disconnect } = await connect(`${address}/session`);
  await call('session.new', { capabilities: {} });
  await call('session.subscribe', {
    events: [
      'log.entryAdded',
      'network.beforeRequestSent',
      'network.responseCompleted',
      'network.fetchError',
    ],
  });

  const open = async (locale: string): Promise<EngineWindow> => {
    const { userContext } = (await call('browser.createUserContext', {})) as {
      userContext: string;
    };
    const userContexts = [userContext];
    await call('emulation.setLocaleOverride', { locale, userContexts });
    await call('emulation.setTimezoneOverride', { timezone: firm.timeZone, userContexts });
    const { context } = (await call('browsingContext.create', {
      type: 'window',
      userContext,
    })) as { context: string };
    return {
      navigate: async (url) => {
        await call('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      back: async () => {
        await call('browsingContext.traverseHistory', { context, delta: -1 });
      },
      resize: async (width, height) => {
        await call('browsingContext.setViewport', { context, viewport: { width, height } });
      },
      evaluate: async (expression) => {
        const answer = (await call('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          awaitPromise: true,
          target: { context },
        })) as { result?: { value: string }; exceptionDetails?: { text: string } };
        if (!answer.result) throw new Error(answer.exceptionDetails?.text);
        return JSON.parse(answer.result.value) as unknown;
      },
      perform: async (actions) => {
        await call('input.performActions', { context, actions });
      },
      openRequests: () => openRequestsOf(context),
      errors: () => Promise.resolve(errorsOf(context)),
      close: async () => {
        await call('browser.removeUserContext', { userContext });
      },
    };
  };

  return {
    open,
    close: async () => {
      disconnect();
      browser.process.kill();
      await browser.ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** A connection that sends commands and keeps the errors and the open requests that the browser reports. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const errors: { context: string; text: string }[] = [];
  const openRequests = new Map<string, string>();
  let lastId = 0;
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(String(data)) as Answer | BrowserEvent;
    if ('id' in message) waiting.get(message.id)?.(message);
    else if (message.method !== 'log.entryAdded') {
      const { context, request } = message.params;
      if (message.method === 'network.beforeRequestSent') {
        openRequests.set(request.request, context);
      } else openRequests.delete(request.request);
    } else if (message.params.level === 'error') {
      errors.push({ context: message.params.source.context, text: message.params.text });
    }
  });
  return {
    call: (method: string, params: object): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        const id = lastId;
        waiting.set(id, ({ result, error, message }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error}: ${message}`));
          else resolve(result);
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    errorsOf: (context: string) =>
      errors.filter((error) => error.context === context).map(({ text }) => text),
    openRequestsOf: (context: string) =>
      [...openRequests.values()].filter((opener) => opener === context).length,
    disconnect: () => socket.close(),
  };
}
