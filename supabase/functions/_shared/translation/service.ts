import type { Adapter } from './adapter.ts';
import { SOURCE_LANGUAGE } from '../../../../src/site/languages.ts';

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
    const { translations } = (answer ?? {}) as { translations?: unknown };
    if (!Array.isArray(translations)) return undefined;
    return translations.map((one) => (one as { text?: unknown } | null)?.text);
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
  read: (answer) => ((answer ?? {}) as { translatedText?: unknown }).translatedText,
};

/** Why a service has not translated. */
export type ServiceFailure = 'timeout' | 'unreachable' | 'refused' | 'quota' | 'answer' | 'failed';

export class ServiceProblem extends Error {
  readonly kind: ServiceFailure;

  /** @param kind the message too: a service's own words may hold the key or the text. */
  constructor(kind: ServiceFailure) {
    super(kind);
    this.kind = kind;
  }
}

const ADAPTERS = { deepl, libretranslate: libreTranslate } as const;
export type ServiceName = keyof typeof ADAPTERS;

export interface TranslationService {
  name: ServiceName;
  /** Translates Spanish texts in the markup of markup.ts. @throws {ServiceProblem} */
  translate: (
    texts: readonly string[],
    language: string,
    signal?: AbortSignal,
  ) => Promise<string[]>;
}

/** The settings of a service, as environment variables give them. */
export interface ServiceSettings {
  service: string | undefined;
  url: string | undefined;
  key: string | undefined;
  timeout?: number;
}

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
}: ServiceSettings): TranslationService | undefined {
  if (!service) return undefined;
  if (!isServiceName(service)) {
    throw new Error(`TRANSLATION_SERVICE is one of: ${Object.keys(ADAPTERS).join(', ')}.`);
  }
  const adapter = ADAPTERS[service];
  const address = addressOf(url, adapter.path, key);
  return {
    name: service,
    async translate(texts, language, signal) {
      const limit = AbortSignal.timeout(timeout);
      const ends = signal ? AbortSignal.any([signal, limit]) : limit;
      const translated: string[] = [];
      for (const batch of batchesOf(texts)) {
        const answer = await call(address, adapter, batch, { language, key, signal: ends });
        translated.push(...listOf(adapter.read(answer), batch.length));
      }
      return translated;
    },
  };
}

const isServiceName = (name: string): name is ServiceName => Object.hasOwn(ADAPTERS, name);

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

async function call(
  address: string,
  { headers, body }: Adapter,
  texts: readonly string[],
  { language, key, signal }: { language: string; key: string; signal: AbortSignal },
): Promise<unknown> {
  const interrupted = (error: unknown) =>
    new ServiceProblem((error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable');
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers(key) },
    body: JSON.stringify(body(texts, language, key)),
    // A redirect would take the key elsewhere.
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    throw interrupted(error);
  });
  const text = await textOf(response).catch((error: unknown) => {
    throw error instanceof ServiceProblem ? error : interrupted(error);
  });
  if (!response.ok) throw new ServiceProblem(failureOf(response.status));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ServiceProblem('answer');
  }
}

/** Many times what a batch becomes. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** @throws for more than any translation takes, which a few compressed kilobytes can become. */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const bytes of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    size += bytes.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ServiceProblem('answer');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function failureOf(status: number): ServiceFailure {
  if (status === 401 || status === 403) return 'refused';
  // 456 is DeepL's for the month's characters.
  return status === 429 || status === 456 ? 'quota' : 'failed';
}

function listOf(translations: unknown, length: number): string[] {
  const isText = (one: unknown) => typeof one === 'string';
  if (!Array.isArray(translations) || translations.length !== length) {
    throw new ServiceProblem('answer');
  }
  if (!translations.every(isText)) throw new ServiceProblem('answer');
  return translations;
}
