import { useTexts } from '@/i18n/useTexts';
import { DEFAULT_LANGUAGE } from '@/site/languages';
import { useLanguage } from '@/i18n/LanguageProvider';

/** The categories the firm uses, as the database stores them, and their keys in the texts. */
const KEYS = {
  General: 'categories.general',
  'Derecho civil': 'categories.civil',
  'Derecho de familia': 'categories.family',
  'Derecho laboral': 'categories.labor',
  Extranjería: 'categories.immigration',
  'Derecho sucesorio': 'categories.inheritance',
  Vivienda: 'categories.housing',
  Fiscalidad: 'categories.taxes',
  Empresa: 'categories.business',
  Trámites: 'categories.paperwork',
} as const;

const isKnown = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name);

/** A category's name in the page's language; one the site does not know stays Spanish and is marked so. */
export function useCategoryName() {
  const t = useTexts('blog');
  const { language } = useLanguage();
  return (name: string): { text: string; lang?: string; dir?: 'ltr' } => {
    if (isKnown(name)) return { text: t(KEYS[name]) };
    return language === DEFAULT_LANGUAGE
      ? { text: name }
      : { text: name, lang: DEFAULT_LANGUAGE, dir: 'ltr' };
  };
}
