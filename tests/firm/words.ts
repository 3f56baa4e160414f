/**
 * What of docs/glossary.md a pattern can find, and a reader would be misled by: promised results,
 * wrong terms of law, a service that is not named, how many phones there are, which admins change;
 * and the typography of each language.
 */
import type { Language } from '@/site/languages';
import { SERVICE_IDS } from '@/site/services';

/** A mark that is wrong, and what to write instead. */
type Mark = [pattern: RegExp, instead: string];

interface Glossary {
  /** Words instead of which docs/glossary.md has others. */
  forbidden: RegExp[];
  typography: Mark[];
  /** The width in columns of a page's title and description in search results. */
  title: [min: number, max: number];
  description: [min: number, max: number];
}

const NO_STRAIGHT_QUOTES: Mark = [/["']/, 'the quotes and apostrophes of the language'];
const NO_DOUBLE_BLANK: Mark = [/ {2}/, 'one blank'];
const NO_BLANK_PERCENT: Mark = [/[\d}] %/, 'U+00A0 before %'];
const NO_BLANK_BEFORE: Mark = [/ [,.]/, 'no blank before a comma or a full stop'];
const EVERYWHERE = [NO_STRAIGHT_QUOTES, NO_BLANK_BEFORE, NO_DOUBLE_BLANK];

const LATIN_LENGTHS: Pick<Glossary, 'title' | 'description'> = {
  title: [50, 60],
  description: [120, 155],
};

const es: Glossary = {
  forbidden: [/dos líneas|(los|nuestros) teléfonos|juzgado/i],
  typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[“”„]/, '« »']],
  ...LATIN_LENGTHS,
};

const en: Glossary = {
  forbidden: [/two lines|(show the|our) numbers/i],
  typography: [...EVERYWHERE, [/[“”„«»]/, '‘ ’'], [/\d[ \u00a0\u202f]%/, 'no blank before %']],
  ...LATIN_LENGTHS,
};

const fr: Glossary = {
  forbidden: [
    /deux lignes|(les|nos) numéros|recouvr(ons|ement)|messagerie|par chat/i,
    /jours? ouvrables?|abattement de 99/,
  ],
  typography: [
    ...EVERYWHERE,
    [/(?<!\u202f)[;!?](?=\s|$)/, 'U+202F before ; ! ?'],
    [/(?<!\u00a0):(?=\s|$)/, 'U+00A0 before :'],
    [/«(?!\u00a0)|(?<!\u00a0)»/, 'U+00A0 inside « »'],
    [/[“”„]/, '« »'],
    [/[\d}][ \u202f]?%/, 'U+00A0 before %'],
    [/\d[ \u00a0]\d{3}(?!\d)/, 'U+202F in thousands'],
    [/n°(?!\u00a0)/, 'U+00A0 after n°'],
  ],
  ...LATIN_LENGTHS,
};

const de: Glossary = {
  forbidden: [
    /zwei Leitungen|unsere Nummern|Nummern anzeigen/i,
    // Anwalt, not Rechtsanwalt: a German title; Noterbrecht, not Pflichtteil: the legítima.
    /Werktag|Eigentumsregister|Pflichtteil|(be|ver)eidigt|Rechtsanw|Pflichtanwalt/,
    /Per Chat|Chat öffnen|Chatnachricht/,
  ],
  typography: [
    ...EVERYWHERE,
    NO_BLANK_PERCENT,
    [/[”«»‘]/, '„ “'],
    [/(Art|Nr)\. \d/, 'U+00A0 after Art. and Nr.'],
  ],
  ...LATIN_LENGTHS,
};

const ar: Glossary = {
  forbidden: [
    /خطّان|عرض الأرقام|أرقام هواتفنا|ك(ات|تّا)ب العدل|محادثة|تحصيل الديون/,
    /شخص (ال)?محتجز|البريد الموثّق|الأيام المشتغلة/,
  ],
  typography: [
    NO_STRAIGHT_QUOTES,
    NO_DOUBLE_BLANK,
    [/اً/, 'ًا (tanwin before the alif)'],
    [/\p{Script=Arabic}\p{M}*[,;?]/u, '، ؛ ؟'],
    [/ي\u064b?\u0651\u064b?ا/, 'يًا'],
    [/(?<!\d)\d{1,3},\d{3}(?!\d)/, '100 ألف: readers take the comma for decimals'],
    [
      /\p{Script=Arabic}[^\p{L}]*\d[./-]?\p{Script=Latin}/u,
      'a Latin letter at a figure jumps to its other side: 9.1، البند e',
    ],
  ],
  ...LATIN_LENGTHS,
};

const zh: Glossary = {
  forbidden: [/两条线路|聊天|对拒签|其中的三分之一|公证函|方式收养/],
  typography: [
    NO_STRAIGHT_QUOTES,
    NO_DOUBLE_BLANK,
    [/\p{Script=Han}[,;:!?]/u, 'full-width punctuation'],
    [/(?<!…)…(?!…)/, '……'],
  ],
  // A character takes two columns: results show about 30 of a title and 80 of a description.
  title: [36, 60],
  description: [90, 160],
};

const ru: Glossary = {
  forbidden: [/две линии|наши телефоны|показать номера|(?<!\p{L})чате?(?!\p{L})/iu],
  typography: [
    ...EVERYWHERE,
    NO_BLANK_PERCENT,
    [/[“”]/, '« »'],
    [/\p{L} – /u, 'em dash'],
    [/(?<!\u00a0)— /, 'U+00A0 before a dash: it never begins a line'],
    [/№(?!\u00a0)/, 'U+00A0 after №'],
    [/\d \d{3}(?!\d)/, 'U+00A0 in thousands'],
  ],
  ...LATIN_LENGTHS,
};

/** Rules by language, for interface texts, mails, posts, categories and testimonials. */
export const GLOSSARY: Record<Language, Glossary> = { es, en, fr, de, ar, zh, ru };

/** What people search for: 'lawyer' and the city, in the title of every page. */
const IN_TITLES = /(abogad|lawyer|avocat|anw[aä]lt|محام|律师|адвокат)/i;
const FOUND_PAGES = [
  ...['home', 'blog', 'contact', 'testimonials'],
  ...SERVICE_IDS.map((area) => `service-${area}`),
];

/** What every language must contain: `namespace:key`, and a pattern that the text must match. */
export const REQUIRED: [place: string, pattern: RegExp][] = [
  ['contact:cards.chat.title', /WhatsApp|واتساب/],
  ['contact:survey.channels.chat', /WhatsApp|واتساب/],
  ['contact:survey.failed.chatWarning', /Meta/],
  ['contact:survey.firstLayer', /\{\{firm\}\}.*\{\{email\}\}.*\{\{authority\}\}/],
  ['common:testimonials.demo', /inventad[oa]s|invented|inventés|erfunden|مختلَقة|虚构|вымышлены/],
  // A term that is missed is lost.
  [
    'services:labor.questions.0.answer',
    /24.*(quince|fifteen|quinze|fünfzehn|خمسة عشر|十五|пятнадцать)/,
  ],
  ...FOUND_PAGES.flatMap((page): [string, RegExp][] => [
    [`routes:${page}.title`, IN_TITLES],
    [`routes:${page}.title`, /\{\{(cit|firm)/],
  ]),
];
