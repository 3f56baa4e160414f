import {
  EVERYWHERE,
  type Glossary,
  inEveryTitle,
  LATIN_LENGTHS,
  NO_BLANK_PERCENT,
  NO_COUNT_OF_PHONES,
} from './rules';

/** docs/glossary.md, in patterns. */
export const de: Glossary = {
  forbidden: [
    [/zwei Leitungen|unsere Nummern|Nummern anzeigen/i, NO_COUNT_OF_PHONES],
    [/setzen Ihre Forderungen durch|danach durchgesetzt/, 'Forderungen geltend machen, vertreten'],
    [/Werktag/, 'Arbeitstage (días hábiles)'],
    [/[Ss]elbständig/, 'selbstständig'],
    [/Straffreiheit/, 'keine Vorstrafen'],
    [/Eigentumsregister/, 'Grundbuch'],
    [/bis zur Karte/, 'bis zum Bescheid'],
    [/Wir errichten Testamente/, 'Wir entwerfen Testamente'],
    [/die tragen/, 'die auf Dauer angelegt sind'],
    [/was geschehen wird/, 'was geschehen kann'],
    [/Ihre Sprache sprechen/, 'die Sie in Ihrer Sprache beraten'],
    [/Pflichtteil/, 'Noterbrecht (legítima)'],
    [/(be|ver)eidigt/, 'beglaubigte Übersetzung'],
    [/Kammermitglied/, 'Mitgliedsnummer'],
    [/Per Chat|Chat öffnen|Chatnachricht/, 'WhatsApp'],
    [/Rechtsanw/, 'Anwalt (abogado): a German title'],
    [/Pflichtanwalt/, 'Pflichtverteidiger (abogado de oficio)'],
    [/\bLokals?\b/, 'Ladenlokal'],
    [
      /objektive[rn]? (oder|Kündigung)|Ländervorwahl/,
      'Kündigung aus objektiven Gründen, Landesvorwahl',
    ],
    [/die wir erleben/, 'no claim about a practice that a demo cannot have'],
    [/So erhalten Sie .* zurück/, 'no promised result'],
  ],
  required: [
    ['services:immigration.description', /bis zum Bescheid/],
    ['services:labor.questions.0.answer', /24\. Dezember.*fünfzehn Arbeitstage/],
    ['common:testimonials.demo', /erfunden/],
    ...inEveryTitle(/[Aa]nw[aä]lt.*\{\{cit/),
  ],
  typography: [
    ...EVERYWHERE,
    NO_BLANK_PERCENT,
    [/[”«»‘]/, '„ “'],
    [/(Art|Nr)\. \d/, 'U+00A0 after Art. and Nr.'],
  ],
  lawAsOf: /^Rechtsstand: \p{Lu}\p{L}+ 20\d\d\. Quellen: /u,
  ...LATIN_LENGTHS,
};
