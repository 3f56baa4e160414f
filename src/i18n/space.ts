import type { Language } from '@/site/languages';

/** What stands between two sentences, or a label and its value; Chinese marks bring their own. */
export function spaceIn(language: Language): string {
  return language === 'zh' ? '' : ' ';
}
