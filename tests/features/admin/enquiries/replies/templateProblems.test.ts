import { describe, expect, it } from 'vitest';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { called, OTHER } from '../../../../support/languages';

const texts = { ...recordOf(LANGUAGES, () => ''), [SOURCE_LANGUAGE]: 'El {{cita}}.' };

describe('a reply template', () => {
  it('needs a name and a Spanish text, and no other language', () => {
    expect(templateProblems({ name: 'Cita', kind: 'reply', texts })).toEqual({});
    expect(
      templateProblems({ name: ' ', kind: 'reply', texts: { ...texts, [SOURCE_LANGUAGE]: ' ' } }),
    ).toEqual({
      name: 'Póngale un nombre.',
      [SOURCE_LANGUAGE]: `Escriba al menos el texto ${called(SOURCE_LANGUAGE)}.`,
    });
  });

  it('has the same known fields in every language', () => {
    const of = (part: Partial<typeof texts>) =>
      templateProblems({ name: 'Cita', kind: 'reply', texts: { ...texts, ...part } });
    expect(of({ [OTHER]: 'Am {{cita}}.' })).toEqual({});
    expect(of({ [OTHER]: 'Ein Termin.' })).toEqual({
      [OTHER]: `Falta {{cita}}, que está en el texto ${called(SOURCE_LANGUAGE)}.`,
    });
    expect(of({ [OTHER]: '{{cita}} {{plazo}}' })).toEqual({
      [OTHER]: `{{plazo}} está en ${called(OTHER)} y no en ${called(SOURCE_LANGUAGE)}.`,
    });
    expect(of({ [SOURCE_LANGUAGE]: '{{toString}}' })).toEqual({
      [SOURCE_LANGUAGE]: 'No hay ningún campo {{toString}}.',
    });
  });
});
