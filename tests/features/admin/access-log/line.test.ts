import { expect, it } from 'vitest';
import { describeLine } from '@/features/admin/access-log/line';
import { languageName } from '@/lib/admin/format';
import { OTHER } from '../../../support/languages';

const LINE = { seq: 1, at: '', person: null, who: null, subjects: [], about: null };

it.each([
  ['holiday', 'removed 2026-12-08', 'Ha quitado el festivo del 08/12/2026'],
  ['template', 'removed Sin novedad', 'Ha borrado la plantilla de respuesta «Sin novedad»'],
  // As version 1.0.0 wrote them.
  ['template', 'Sin novedad', 'Ha cambiado la plantilla de respuesta «Sin novedad»'],
  ['post', 'hidden > published uno', 'Ha cambiado una entrada: hidden > published uno'],
  // A language that the site no longer has.
  ['language', 'off xx', 'Ha desactivado el idioma xx'],
  [
    'review_link',
    `made 14 ${OTHER}`,
    `Ha creado un enlace para traducir una entrada al ${languageName(OTHER)} (14 días)`,
  ],
  [
    'rights',
    'block extended 2029-06-01: Sigue: abierto',
    'Protección de datos: Bloqueo prorrogado hasta el 01/06/2029: Sigue: abierto',
  ],
])('the access log says of %s "%s": %s', (action, detail, text) => {
  expect(describeLine({ ...LINE, action, detail })).toBe(text);
});
