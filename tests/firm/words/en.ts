import {
  EVERYWHERE,
  type Glossary,
  inEveryTitle,
  LATIN_LENGTHS,
  NO_COUNT_OF_PHONES,
} from './rules';

/** docs/glossary.md, in patterns. */
export const en: Glossary = {
  forbidden: [
    [/two lines|(show the|our) numbers/i, NO_COUNT_OF_PHONES],
    [/recover what you are owed/, 'claim what you are owed'],
    [/speak your language/, 'advise you in your language'],
    [/until you hold the card/, 'until there is a decision'],
    [/wills that are valid/, 'wills coordinated with the law of your own country'],
    [/agreements that last/, 'agreements made to last'],
    [/what will happen/, 'what may happen'],
    [/sworn declaration/, 'responsible declaration (declaración responsable)'],
    [/communit(y|ies) of owners|owners’ communit/, 'owners’ association'],
    [/client opinions/i, 'client reviews'],
    [/\bfree times?\b|inclusive\./, 'available time, up to and including'],
    [/delays we see/, 'no claim about a practice that a demo cannot have'],
    [/Let us talk/, 'Let’s talk'],
    [/professional secrecy/i, 'confidentiality (secreto profesional)'],
    [/Valencian Community/, 'Comunitat Valenciana'],
    [/Organic Act/, 'Organic Law (Ley Orgánica)'],
    [/council tax|shared ownership/, 'property tax (IBI), owners’ association'],
    [/competent court|court is competent/, 'jurisdiction'],
  ],
  required: [
    ['services:immigration.description', /until there is a decision/],
    ['services:labor.questions.0.answer', /24 December.*fifteen working days/],
    ['common:testimonials.demo', /invented/],
    ...inEveryTitle(/[Ll]awyer.*\{\{cit/),
  ],
  typography: [...EVERYWHERE, [/[“”„«»]/, '‘ ’'], [/\d[ \u00a0\u202f]%/, 'no blank before %']],
  lawAsOf: /^Law as of \p{Lu}\p{L}+ 20\d\d\. Sources: /u,
  ...LATIN_LENGTHS,
};
