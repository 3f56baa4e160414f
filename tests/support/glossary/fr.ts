import {
  EVERYWHERE,
  type Glossary,
  inEveryTitle,
  LATIN_LENGTHS,
  NO_COUNT_OF_PHONES,
} from './rules';

/** docs/glossary.md, in patterns. */
export const fr: Glossary = {
  forbidden: [
    [/deux lignes|(les|nos) numéros/i, NO_COUNT_OF_PHONES],
    [/recouvr(ons|ement)/i, 'réclamer, réclamation'],
    [/jours? ouvrables?/, 'jours ouvrés'],
    [/déclaration sur l’honneur/, 'déclaration responsable (declaración responsable)'],
    [/impôt sur les successions/, 'droits de succession'],
    [/abattement de 99/, 'réduction'],
    [/Communauté valencienne/, 'Comunitat Valenciana'],
    [/[Ee]n rigueur/, 'en toute rigueur'],
    [/droit de l’immigration/i, 'droit des étrangers'],
    [/parlent votre langue/, 'vous conseillent dans votre langue'],
    [/jusqu’à la carte/, 'jusqu’à la décision'],
    [/testaments valables/, 'testaments coordonnés avec la loi de votre pays'],
    [/accords durables/, 'accords pensés pour durer'],
    [/ce qui va se passer/, 'ce qui peut se passer'],
    [/pour les licenciements/, 'en matière de licenciement'],
    [/unions enregistrées/i, 'partenariats enregistrés'],
    [/messagerie|par chat/i, 'WhatsApp'],
    [/que nous constatons/, 'no claim about a practice that a demo cannot have'],
  ],
  required: [
    ['services:immigration.description', /jusqu’à la décision/],
    ['services:labor.questions.0.answer', /24 décembre.*quinze jours ouvrés/],
    ['common:testimonials.demo', /inventés/],
    ...inEveryTitle(/[Aa]vocat.*\{\{cit/),
  ],
  typography: [
    ...EVERYWHERE,
    [/(?<!\u202f)[;!?](?=\s|$)/, 'U+202F before ; ! ?'],
    [/(?<!\u00a0):(?=\s|$)/, 'U+00A0 before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'U+00A0 inside « »'],
    [/[“”„]/, '« »'],
    [/\d[ \u202f]?%/, 'U+00A0 before %'],
    [/\d[ \u00a0]\d{3}(?!\d)/, 'U+202F in thousands'],
    [/n°(?!\u00a0)/, 'U+00A0 after n°'],
  ],
  lawAsOf: /^Droit en vigueur en \p{Ll}+ 20\d\d\. Sources\u00a0: /u,
  ...LATIN_LENGTHS,
};
