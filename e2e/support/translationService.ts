import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a call of the service contained. */
export interface TranslationCall {
  path: string;
  key: string;
  language: string;
  texts: string[];
}

/** How the service responds: translates, not at all, with a status, or with a body of its own. */
export type ServiceState = 'up' | 'hanging' | number | { body: string };

export const KEY = 'translation-key';

/** A text as the stand-in translates it: the language in front of each word, tags as they are. */
export const translated = (text: string, language: string) =>
  text.replace(/<[^<>]*>|&\w+;|\p{L}+/gu, (part) =>
    /^[<&]/.test(part) ? part : `${language}${part}`,
  );

interface DeeplBody {
  text: string[];
  target_lang: string;
}
interface LibreBody {
  q: string[];
  target: string;
  api_key?: string;
}

/** A service on loopback that speaks DeepL's and LibreTranslate's interfaces. */
export async function startTranslationService() {
  const service = {
    state: 'up' as ServiceState,
    calls: [] as TranslationCall[],
    translate: translated,
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const { state } = service;
      const path = String(request.url);
      const isDeepl = path === '/v2/translate';
      const sent = JSON.parse(body) as DeeplBody & LibreBody;
      const key = isDeepl
        ? String(request.headers.authorization).replace('DeepL-Auth-Key ', '')
        : String(sent.api_key);
      const language = (isDeepl ? sent.target_lang : sent.target).slice(0, 2).toLowerCase();
      const texts = isDeepl ? sent.text : sent.q;
      service.calls.push({ path, key, language, texts });
      if (state === 'hanging') return;
      const answers = texts.map((text) => service.translate(text, language));
      if (key !== KEY) response.writeHead(403).end(`wrong key ${key}`);
      else if (typeof state === 'number') {
        response.writeHead(state, { Location: '/elsewhere' }).end(`no: ${key} ${texts.join()}`);
      } else if (state !== 'up') response.writeHead(200).end(state.body);
      else {
        response
          .writeHead(200)
          .end(
            JSON.stringify(
              isDeepl
                ? { translations: answers.map((text) => ({ text })) }
                : { translatedText: answers },
            ),
          );
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(service, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

export type FakeService = Awaited<ReturnType<typeof startTranslationService>>;
