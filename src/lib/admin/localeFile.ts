import { BackendError } from '@/lib/errors';
import type { Language } from '@/site/languages';

/** A translation file as it was shipped. @throws {BackendError} if it is missing or not JSON. */
export async function readLocaleFile(
  language: Language,
  namespace: string,
  signal: AbortSignal,
): Promise<unknown> {
  const path = `/locales/${language}/${namespace}.json`;
  const answer = await fetch(path, { signal }).catch((cause: unknown) => {
    throw new BackendError('offline', path, { cause });
  });
  if (!answer.ok) throw new BackendError('server', `${path}: ${answer.status}`);
  try {
    return (await answer.json()) as unknown;
  } catch (cause) {
    throw new BackendError('malformed', path, { cause });
  }
}
