import { SOURCE_LANGUAGE } from '../../../../src/site/languages.ts';

/** What a service's interface needs to translate texts with markup. */
interface Adapter {
  path: string;
  headers: (key: string) => Record<string, string>;
  body: (texts: readonly string[], language: string, key: string) => object;
  /** The translations in an answer, if it has their shape. */
  read: (answer: unknown) => unknown;
}

/** DeepL wants to know which English and which Chinese. */
const TARGETS: Record<string, string> = { en: 'EN-GB', zh: 'ZH-HANS' };

/** DeepL's interface (developers.deepl.com), with tags as XML. */
const deepl: Adapter = {
  path: '/v2/translate',
  headers: (key) => ({ Authorization: `DeepL-Auth-Key ${key}` }),
  body: (texts, language) => ({
    text: texts,
    source_lang: SOURCE_LANGUAGE.toUpperCase(),
    target_lang: TARGETS[language] ?? language.toUpperCase(),
    tag_handling: 'xml',
    ignore_tags: ['x'],
    // Ignored for languages without a formal address.
    formality: 'prefer_more',
  }),
  read: (answer) => {
    const list = (answer as { translations?: unknown } | null)?.translations;
    return Array.isArray(list) && list.map((one: { text?: unknown } | null) => one?.text);
  },
};

/** LibreTranslate's interface (docs.libretranslate.com), with tags as HTML. A server of one's own needs no key. */
const libreTranslate: Adapter = {
  path: '/translate',
  headers: () => ({}),
  body: (texts, language, key) => ({
    q: texts,
    source: SOURCE_LANGUAGE,
    target: language,
    format: 'html',
    ...(key && { api_key: key }),
  }),
  read: (answer) => (answer as { translatedText?: unknown } | null)?.translatedText,
};

/** Why nothing was translated because of this site, with the status that says so; 502 because of the service. */
const STATUS = { off: 404, forbidden: 403, invalid: 400, limit: 429 };

type ServiceProblem = 'timeout' | 'unreachable' | 'refused' | 'quota' | 'answer' | 'failed';

export class TranslationProblem extends Error {
  readonly status: number;

  /** @param kind the message: a service's own words may hold the key or the text. */
  constructor(kind: keyof typeof STATUS | ServiceProblem) {
    super(kind);
    this.status = kind in STATUS ? STATUS[kind as keyof typeof STATUS] : 502;
  }
}

const ADAPTERS: Record<string, Adapter> = { deepl, libretranslate: libreTranslate };

export interface TranslationService {
  name: string;
  /** Translates Spanish texts in the markup of markup.ts. @throws {TranslationProblem} */
  translate: (texts: readonly string[], language: string) => Promise<string[]>;
}

/** The settings of a service, as environment variables give them. */
type Settings = Record<'service' | 'url' | 'key', string | undefined> & { timeout?: number };

/** For all texts of a post. Supabase ends a function after 150 s. */
const TIMEOUT_MS = 60_000;

/** DeepL takes 50 texts and 128 KiB at once. */
const [MAX_TEXTS, MAX_CHARACTERS] = [50, 20_000];

/** The service of these settings; undefined without one. @throws on settings that cannot work. */
export function serviceOf({
  service,
  url,
  key = '',
  timeout = TIMEOUT_MS,
}: Settings): TranslationService | undefined {
  if (!service) return undefined;
  const adapter = Object.hasOwn(ADAPTERS, service) && ADAPTERS[service];
  if (!adapter) {
    throw new Error(`TRANSLATION_SERVICE is one of: ${Object.keys(ADAPTERS).join(', ')}.`);
  }
  const address = addressOf(url, adapter.path, key);
  return {
    name: service,
    async translate(texts, language) {
      const signal = AbortSignal.timeout(timeout);
      const translated: string[] = [];
      for (const batch of batchesOf(texts)) {
        const answer = await call(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...adapter.headers(key) },
          body: JSON.stringify(adapter.body(batch, language, key)),
          // A redirect would take the key elsewhere.
          redirect: 'manual',
          signal,
        });
        translated.push(...listOf(adapter.read(answer), batch.length));
      }
      return translated;
    },
  };
}

function addressOf(url: string | undefined, path: string, key: string): string {
  if (!url || !URL.canParse(url)) throw new Error('TRANSLATION_URL is not an address.');
  const { protocol, hostname } = new URL(url);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !(protocol === 'http:' && (isLoopback || !key))) {
    throw new Error('TRANSLATION_URL begins with https://, or TRANSLATION_KEY would be readable.');
  }
  return url.replace(/\/+$/, '') + path;
}

function batchesOf(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let size = Infinity;
  for (const text of texts) {
    const isFull = size + text.length > MAX_CHARACTERS || batches.at(-1)?.length === MAX_TEXTS;
    if (isFull) [size] = [batches.push([]) && 0];
    batches.at(-1)?.push(text);
    size += text.length;
  }
  return batches;
}

async function call(address: string, request: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(address, request);
    const text = await textOf(response);
    if (!response.ok) throw new TranslationProblem(FAILURES[response.status] ?? 'failed');
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof TranslationProblem) throw error;
    throw new TranslationProblem(FAILURES[(error as Error).name] ?? 'unreachable');
  }
}

/** What statuses mean, and names of errors; 456 is DeepL's for the month's characters. */
const FAILURES: Partial<Record<string, ServiceProblem>> = {
  401: 'refused',
  403: 'refused',
  429: 'quota',
  456: 'quota',
  TimeoutError: 'timeout',
  SyntaxError: 'answer',
};

/** Many times what a batch becomes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** @throws for more than any translation takes, which a few compressed kilobytes can become. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const bytes of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += bytes.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new TranslationProblem('answer');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function listOf(translations: unknown, length: number): string[] {
  const isText = (one: unknown) => typeof one === 'string';
  const isRight = Array.isArray(translations) && translations.length === length;
  if (isRight && translations.every(isText)) return translations;
  throw new TranslationProblem('answer');
}
