import { describe, expect, it } from 'vitest';
import {
  fieldsIn,
  fieldValues,
  fillIn,
  typedFieldsIn,
} from '@/features/admin/enquiries/replies/fields';
import { parseOfficeTime } from '@/lib/admin/officeTime';
import { LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { ENQUIRY } from '../enquiry';
import { ofTheSite } from '../../../../support/languages';

/** Just after midnight by the office’s clock, when it is another day in many time zones. */
const enquiry = { ...ENQUIRY, createdAt: parseOfficeTime('2026-07-02T00:30').toISOString() };

const valuesIn = (language: Parameters<typeof fieldValues>[2]) =>
  fieldValues(enquiry, { plazo: '2026-11-24T18:00', quien: 'Lluís' }, language, '+34300000001');

describe('the fields of a reply', () => {
  const written: Record<string, [day: string, time: string]> = {
    es: ['2 de julio de 2026', '24 de noviembre de 2026, 18:00'],
    en: ['2 July 2026', '24 November 2026, 18:00'],
    fr: ['2 juillet 2026', '24 novembre 2026, 18:00'],
    de: ['2. Juli 2026', '24. November 2026, 18:00'],
    ar: ['2 يوليو 2026', '24 نوفمبر 2026، 18:00'],
    zh: ['2026年7月2日', '2026年11月24日 18:00'],
    ru: ['2 июля 2026 г.', '24 ноября 2026 г., 18:00'],
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
    const hostile = fieldValues(
      { ...ENQUIRY, name: '{{quien}}' },
      { quien: 'Lluís' },
      SOURCE_LANGUAGE,
      '',
    );
    expect(fillIn('{{nombre}}', hostile)).toBe('{{quien}}');
  });

  it('are left to the person where only they know the value', () => {
    expect(fieldsIn('{{fecha}} {{cita}} {{cita}}')).toEqual(['fecha', 'cita']);
    expect(typedFieldsIn('{{fecha}} {{cita}} {{toString}}')).toEqual(['cita']);
  });
});
