import { describe, expect, it } from 'vitest';
import { describeLine } from '@/features/admin/access-log/line';
import { languageName } from '@/lib/admin/languageName';
import { ANOTHER, OTHER } from '../../../support/languages';

const described = (action: string, detail: string) =>
  describeLine({
    seq: 1,
    at: '',
    person: null,
    who: null,
    action,
    subjects: [],
    about: null,
    detail,
  });

describe('a line of the access log', () => {
  it.each([
    ['holiday', 'added 2026-12-08', 'Ha añadido el festivo del 08/12/2026'],
    ['holiday', 'removed 2026-12-08', 'Ha quitado el festivo del 08/12/2026'],
    ['language', 'off fr', 'Ha desactivado el idioma francés'],
    ['language', `on ${ANOTHER}`, `Ha activado el idioma ${languageName(ANOTHER)}`],
    ['post', 'hidden > published la-herencia', 'Ha publicado la entrada la-herencia'],
    [
      'post',
      `waiting > published la-herencia ${ANOTHER}`,
      `Ha publicado la entrada la-herencia en ${languageName(ANOTHER)}`,
    ],
    [
      'post',
      `published > waiting ley ${OTHER}`,
      `Ha puesto en espera la entrada ley en ${languageName(OTHER)}`,
    ],
    ['review_link', 'made 7', 'Ha creado un enlace para revisar una entrada (7 días)'],
    [
      'review_link',
      `made 14 ${OTHER}`,
      `Ha creado un enlace para traducir una entrada al ${languageName(OTHER)} (14 días)`,
    ],
    ['rights', 'access received', 'Protección de datos: Recibida una solicitud de acceso'],
    ['rights', 'erasure refused', 'Protección de datos: Denegada una solicitud de supresión'],
    ['rights', 'corrected name, phone', 'Protección de datos: Corregido: nombre, teléfono'],
    ['rights', 'limited: Lo pide', 'Protección de datos: Tratamiento limitado: Lo pide'],
    [
      'rights',
      'block extended 2029-06-01: Sigue: abierto',
      'Protección de datos: Bloqueo prorrogado hasta el 01/06/2029: Sigue: abierto',
    ],
    ['review_link', 'revoked', 'Ha revocado un enlace a una entrada'],
  ])('says of %s "%s": %s', (action, detail, text) => {
    expect(described(action, detail)).toBe(text);
  });

  it('names a language that the site no longer has by its code', () => {
    expect(described('language', 'off xx')).toBe('Ha desactivado el idioma xx');
  });
});
