import { useLanguage, useTexts } from '@/i18n/language';
import { useFirm } from '@/lib/liveFirm';
import { type LegalTextId, PRIVACY_SECTIONS } from '@/site/legal';
import { Paragraphs } from '@/ui/Paragraphs';
import { legalFacts } from './facts';

/** The sections of each text, in order. */
const SECTIONS = {
  privacy: PRIVACY_SECTIONS,
  cookies: [
    'cookies.what',
    'cookies.own',
    'cookies.local',
    'cookies.session',
    'cookies.thirdParties',
    'cookies.refusing',
  ],
  notice: [
    'notice.owner',
    'notice.profession',
    'notice.use',
    'notice.prices',
    'notice.property',
    'notice.liability',
    'notice.law',
  ],
} as const;

/** The variables of the legal texts, in the language around them. */
export function useLegalFacts() {
  const t = useTexts('legal');
  return legalFacts(useFirm(), useLanguage().language, t);
}

/** The sections of a legal text in the language around it, with the firm's facts (RGPD 13, LSSI 10 and 22). */
export function LegalText({ id, level: Heading }: { id: LegalTextId; level: 'h2' | 'h3' }) {
  const t = useTexts('legal');
  const facts = useLegalFacts();
  return (
    <>
      {SECTIONS[id].map((section) => (
        // No <section>, whose height would be an estimate until the page has started (base.css).
        <div key={section} className="mt-8">
          <Heading className="text-xl">{t(`${section}.heading`)}</Heading>
          <Paragraphs text={t(`${section}.text`, facts)} className="mt-3 max-w-prose" />
        </div>
      ))}
      {id === 'privacy' && <p className="mt-8 max-w-prose">{t('updated', facts)}</p>}
    </>
  );
}
