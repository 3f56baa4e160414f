import type { Unit } from '../spanish/units';

/** What the texts of a post are called, in files and on the screen. */
export const FIELD_NAMES: Record<Unit['field'], string> = {
  title: 'Título',
  excerpt: 'Extracto',
  imageAlt: 'Descripción de la imagen de portada',
  content: 'Texto',
};

/** What a unit is called, such as 'Párrafo 2'; the ids are those of `unitsOf`. */
export function unitName(id: string): string {
  if (id === 'image-alt') return FIELD_NAMES.imageAlt;
  if (id === 'title' || id === 'excerpt') return FIELD_NAMES[id];
  return `Párrafo ${id.replace('content-', '')}`;
}
