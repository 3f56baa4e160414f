import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/admin-texts';
import { BackendError } from '@/lib/errors';
import type { Proposal } from './proposal';
import { TranslationFailure } from './queries';

const t = adminTexts('post-translation');

const FAILURES = [
  'timeout',
  'unreachable',
  'refused',
  'quota',
  'answer',
  'failed',
  'limit',
  'invalid',
  'off',
] as const;

/** Why no proposals have come, and that nothing is lost. */
export function askingFailure(error: unknown): string {
  const known =
    error instanceof TranslationFailure && FAILURES.find((name) => name === error.message);
  const reason = known ? t(`proposals.failures.${known}`) : failureText(error);
  return t('proposals.notAsked', { reason });
}

/** Why a decision was not recorded. */
export const decidingFailure = (error: unknown): string =>
  error instanceof BackendError && error.kind === 'conflict'
    ? t('proposals.decidedByOther')
    : t('proposals.notDecided', { reason: failureText(error) });

const FLAWS = ['empty', 'length', 'links', 'marks', 'kept', 'structure'] as const;

export const flawText = (flaw: string) =>
  t(`proposals.flaws.${FLAWS.find((known) => known === flaw) ?? 'other'}`);

export const termsText = ({ terms }: Proposal) =>
  terms.map(({ term, translation }) => t('proposals.term', { term, translation })).join(' ');

const SERVICES: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' };
export const serviceName = (service: string) => SERVICES[service] ?? service;
