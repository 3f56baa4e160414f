import { listen } from '../../server/origin/originServer';

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
  const answer = async (request: Request) => {
    const path = new URL(request.url).pathname;
    const isDeepl = path === '/v2/translate';
    const sent = (await request.json()) as DeeplBody & LibreBody;
    const { state } = service;
    const key = isDeepl
      ? String(request.headers.get('authorization')).replace('DeepL-Auth-Key ', '')
      : String(sent.api_key);
    const language = (isDeepl ? sent.target_lang : sent.target).slice(0, 2).toLowerCase();
    const texts = isDeepl ? sent.text : sent.q;
    service.calls.push({ path, key, language, texts });
    if (state === 'hanging') return new Promise<Response>(() => {});
    const answers = texts.map((text) => service.translate(text, language));
    if (key !== KEY) return new Response(`wrong key ${key}`, { status: 403 });
    if (typeof state === 'number') {
      const headers = { Location: '/elsewhere' };
      return new Response(`no: ${key} ${texts.join()}`, { status: state, headers });
    }
    if (state !== 'up') return new Response(state.body);
    return Response.json(
      isDeepl ? { translations: answers.map((text) => ({ text })) } : { translatedText: answers },
    );
  };
  return Object.assign(service, await listen({ fetch: answer }, 0));
}

export type FakeService = Awaited<ReturnType<typeof startTranslationService>>;
