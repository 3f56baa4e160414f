import { useLanguage } from '@/i18n/LanguageProvider';
import { useTexts } from '@/i18n/useTexts';
import { useFirm } from '@/lib/liveFirm';
import { legalFacts } from './facts';

/** The variables of the legal texts, in the language around them. */
export function useLegalFacts() {
  const t = useTexts('legal');
  return legalFacts(useFirm(), useLanguage().language, t);
}
