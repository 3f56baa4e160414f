import { failureText } from '@/lib/admin/failureText';
import { adminTexts } from '@/lib/admin/texts';
import { BackendError } from '@/lib/errors';
import type { Proposal } from './proposal';
import { TranslationFailure } from './queries';

const t = adminTexts('post-translation');

const FAILURES: Record<string, string> = {
  timeout: t('proposals.failures.timeout'),
  unreachable: t('proposals.failures.unreachable'),
  refused: t('proposals.failures.refused'),
  quota: t('proposals.failures.quota'),
  answer: t('proposals.failures.answer'),
  failed: t('proposals.failures.failed'),
  limit: t('proposals.failures.limit'),
  invalid: t('proposals.failures.invalid'),
  off: t('proposals.failures.off'),
};

/** Why no proposals have come, and that nothing is lost. */
export function askingFailure(error: unknown): string {
  const known = error instanceof TranslationFailure ? FAILURES[error.message] : undefined;
  return t('proposals.notAsked', { reason: known ?? failureText(error) });
}

/** Why a decision was not recorded. */
export const decidingFailure = (error: unknown): string =>
  error instanceof BackendError && error.kind === 'conflict'
    ? t('proposals.decidedByOther')
    : t('proposals.notDecided', { reason: failureText(error) });

const FLAWS: Record<string, string> = {
  empty: t('proposals.flaws.empty'),
  length: t('proposals.flaws.length'),
  links: t('proposals.flaws.links'),
  marks: t('proposals.flaws.marks'),
  kept: t('proposals.flaws.kept'),
  structure: t('proposals.flaws.structure'),
};

export const flawText = (flaw: string) => FLAWS[flaw] ?? t('proposals.flaws.other');

export const termsText = ({ terms }: Proposal) =>
  terms.map(({ term, translation }) => t('proposals.term', { term, translation })).join(' ');

const SERVICES: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' };
export const serviceName = (service: string) => SERVICES[service] ?? service;
