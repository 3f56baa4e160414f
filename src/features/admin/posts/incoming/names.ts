import { adminTexts } from '@/admin-texts';
import type { Unit } from '../spanish/units';

const t = adminTexts('post-translation');

/** What a text of a post is called on the screen. */
export const fieldName = (field: Unit['field']) => t(`names.${field}`);

/** What a unit is called, such as 'Párrafo 2'; the ids are those of `unitsOf`. */
export function unitName(id: string): string {
  if (id === 'image-alt') return fieldName('image_alt');
  if (id === 'title' || id === 'excerpt') return fieldName(id);
  return t('names.paragraph', { number: id.replace('content-', '') });
}
