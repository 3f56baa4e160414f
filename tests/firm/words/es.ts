import {
  EVERYWHERE,
  type Glossary,
  inEveryTitle,
  LATIN_LENGTHS,
  NO_BLANK_PERCENT,
  NO_COUNT_OF_PHONES,
} from './rules';

/** docs/glossary.md, in patterns. */
export const es: Glossary = {
  forbidden: [
    [/dos líneas|(los|nuestros) teléfonos/i, NO_COUNT_OF_PHONES],
    [/juzgado/i, 'tribunal'],
    [/hablan su idioma/, 'le atienden en su idioma'],
    [/hasta la tarjeta/, 'hasta la resolución'],
    [/testamentos que valen/, 'testamentos coordinados con la ley de su país'],
    [/acuerdos que duran/, 'acuerdos pensados para durar'],
    [/qué va a pasar/, 'qué puede pasar'],
    [/\bapartad[ao]/, 'guardar la hora'],
    [/\bInternet\b/, 'internet'],
  ],
  required: [
    ['services:immigration.description', /hasta la resolución/],
    ['services:labor.questions.0.answer', /24 de diciembre.*quince días hábiles/],
    ['common:testimonials.demo', /inventadas/],
    ...inEveryTitle(/[Aa]bogad.*\{\{cit/),
  ],
  typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[“”„]/, '« »']],
  lawAsOf: /^Derecho vigente en \p{L}+ de 20\d\d\. Fuentes: /u,
  ...LATIN_LENGTHS,
};
