import { describe, expect, it } from 'vitest';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';

const texts = { es: 'El {{cita}}.', en: '', fr: '', de: '', ar: '', zh: '', ru: '' };

describe('a reply template', () => {
  it('needs a name and a Spanish text, and no other language', () => {
    expect(templateProblems({ name: 'Cita', texts })).toEqual({});
    expect(templateProblems({ name: ' ', texts: { ...texts, es: ' ' } })).toEqual({
      name: 'Póngale un nombre.',
      es: 'Escriba al menos el texto español.',
    });
  });

  it('has the same known fields in every language', () => {
    const of = (part: Partial<typeof texts>) =>
      templateProblems({ name: 'Cita', texts: { ...texts, ...part } });
    expect(of({ ru: 'В {{cita}}.' })).toEqual({});
    expect(of({ ru: 'Встреча.' })).toEqual({ ru: 'Falta {{cita}}, que está en el texto español.' });
    expect(of({ ru: '{{cita}} {{plazo}}' })).toEqual({
      ru: '{{plazo}} está en ruso y no en español.',
    });
    expect(of({ es: '{{toString}}' })).toEqual({ es: 'No hay ningún campo {{toString}}.' });
  });
});
