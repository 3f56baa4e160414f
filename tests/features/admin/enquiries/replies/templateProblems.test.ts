import { expect, it } from 'vitest';
import { templateProblems } from '@/features/admin/enquiries/replies/templateProblems';
import { recordOf } from '@/lib/recordOf';
import { LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { called, OTHER } from '../../../../support/languages';

const texts = { ...recordOf(LANGUAGES, () => ''), [SOURCE_LANGUAGE]: 'El {{cita}}.' };

const of = (part: Partial<typeof texts>, name = 'Cita') =>
  templateProblems({ name, kind: 'reply', texts: { ...texts, ...part } });

it('a reply template needs a name and a Spanish text, and no other language', () => {
  expect(of({})).toEqual({});
  expect(Object.keys(of({ [SOURCE_LANGUAGE]: ' ' }, ' '))).toEqual(['name', SOURCE_LANGUAGE]);
});

it.each([
  [OTHER, 'Am {{cita}}.', undefined],
  [OTHER, 'Ein Termin.', `Falta {{cita}}, que está en el texto ${called(SOURCE_LANGUAGE)}.`],
  [
    OTHER,
    '{{cita}} {{plazo}}',
    `{{plazo}} está en ${called(OTHER)} y no en ${called(SOURCE_LANGUAGE)}.`,
  ],
  [SOURCE_LANGUAGE, '{{toString}}', 'No hay ningún campo {{toString}}.'],
])('a reply template has the same known fields in each language: in %s %j', (code, text, said) => {
  expect(of({ [code]: text })).toEqual(said ? { [code]: said } : {});
});
