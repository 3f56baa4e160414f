import { adminTexts } from '@/lib/admin/texts';
import type { Unit } from '../spanish/units';

const t = adminTexts('post-translation');

/** What the texts of a post are called on the screen. */
export const FIELD_NAMES: Record<Unit['field'], string> = {
  title: t('names.title'),
  excerpt: t('names.excerpt'),
  imageAlt: t('names.imageAlt'),
  content: t('names.content'),
};

/** What a unit is called, such as 'Párrafo 2'; the ids are those of `unitsOf`. */
export function unitName(id: string): string {
  if (id === 'image-alt') return FIELD_NAMES.imageAlt;
  if (id === 'title' || id === 'excerpt') return FIELD_NAMES[id];
  return t('names.paragraph', { number: id.replace('content-', '') });
}
