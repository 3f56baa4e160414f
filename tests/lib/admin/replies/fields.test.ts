import { describe, expect, it } from 'vitest';
import { fieldValues, fillIn } from '@/lib/admin/replies/fields';
import { parseOfficeTime } from '@/lib/admin/format';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { ENQUIRY } from '../../../features/admin/enquiries/enquiry';
import { ofTheSite } from '../../../support/languages';

/** Just after midnight by the office’s clock, when it is another day in many time zones. */
const enquiry = { ...ENQUIRY, created_at: parseOfficeTime('2026-07-02T00:30').toISOString() };

const valuesIn = (language: Parameters<typeof fieldValues>[2]) =>
  fieldValues(enquiry, { plazo: '2026-11-24T18:00', quien: 'Lluís' }, language, '+34300000001');

describe('the fields of a reply', () => {
  const written: Record<string, [day: string, time: string]> = {
    es: ['2 de julio de 2026', '24 de noviembre de 2026, 18:00'],
    ar: ['2 يوليو 2026', '24 نوفمبر 2026، 18:00'],
  };

  it.each(ofTheSite(written))(
    'give day and hour by the office’s clock in %s',
    (language, [day, time]) => {
      expect(valuesIn(language)).toMatchObject({ fecha: day, plazo: time });
    },
  );

  it('keep numbers in order within Arabic, and lead to the notice of the language', () => {
    for (const language of LANGUAGES) {
      const isolated =
        LANGUAGE_FACTS[language].dir === 'rtl' ? /^\u2066\+[\d ]+\u2069$/ : /^\+[\d ]+$/;
      expect(valuesIn(language).telefono).toMatch(isolated);
      expect(valuesIn(language).aviso).toContain(pathOf('privacy', language));
    }
  });

  it('are filled in where they have a value, and otherwise remain visible', () => {
    expect(fillIn('{{nombre}}, {{ quien }}: {{cita}}, {{otro}}', valuesIn(SOURCE_LANGUAGE))).toBe(
      'Ana Pérez, Lluís: {{cita}}, {{otro}}',
    );
    // What a client writes is not filled in again.
    const typed = { quien: 'Lluís' };
    const hostile = fieldValues({ ...ENQUIRY, name: '{{quien}}' }, typed, SOURCE_LANGUAGE, '');
    expect(fillIn('{{nombre}}', hostile)).toBe('{{quien}}');
  });
});
