import { dataProtection } from '@/features/public/legal/dataProtection';
import { plainText } from '@/features/public/legal/plainText';
import { CONSENT_PARTS } from '@/site/consentTexts';
import { firmWith } from '@/site/firmFacts';
import { LANGUAGES } from '@/site/languages';
import { DATA_PROTECTION_VERSION } from '@/site/legal';
import { recordedWording } from '@/site/wordings';
import { localeFiles } from './locales';

export const survey = (language: (typeof LANGUAGES)[number]) =>
  (localeFiles[language].contact as { survey: Record<string, string> }).survey;

/** What the form and its notice show, as files and code have it. */
export const SHIPPED_CONSENT = [
  ...LANGUAGES.flatMap((language) =>
    CONSENT_PARTS.map((part) => ({
      part,
      language,
      version: null,
      text: survey(language)[part] ?? '',
    })),
  ),
  {
    part: 'notice',
    language: 'es',
    version: DATA_PROTECTION_VERSION,
    text: recordedWording(plainText(dataProtection(firmWith())), firmWith()),
  },
] as const;
