import { describe, expect, it } from 'vitest';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES } from '@/site/languages';
import { OTHER } from '../../../../support/languages';

const texts = { ...recordOf(LANGUAGES, () => ''), es: 'El {{cita}}.' };

describe('a reply template', () => {
  it('needs a name and a Spanish text, and no other language', () => {
    expect(templateProblems({ name: 'Cita', kind: 'reply', texts })).toEqual({});
    expect(templateProblems({ name: ' ', kind: 'reply', texts: { ...texts, es: ' ' } })).toEqual({
      name: 'Póngale un nombre.',
      es: 'Escriba al menos el texto español.',
    });
  });

  it('has the same known fields in every language', () => {
    const of = (part: Partial<typeof texts>) =>
      templateProblems({ name: 'Cita', kind: 'reply', texts: { ...texts, ...part } });
    expect(of({ [OTHER]: 'Am {{cita}}.' })).toEqual({});
    expect(of({ [OTHER]: 'Ein Termin.' })).toEqual({
      [OTHER]: 'Falta {{cita}}, que está en el texto español.',
    });
    expect(of({ [OTHER]: '{{cita}} {{plazo}}' })).toEqual({
      [OTHER]: '{{plazo}} está en alemán y no en español.',
    });
    expect(of({ es: '{{toString}}' })).toEqual({ es: 'No hay ningún campo {{toString}}.' });
  });
});
