/**
 * What of docs/glossary.md a pattern can find, and a reader would be misled by: promised results,
 * wrong terms of law, a service that is not named; and the typography of each language.
 */
import type { Language } from '@/site/languages';
import { SERVICE_IDS } from '@/site/services';

/** A forbidden pattern, and what to write instead. */
type Forbidden = [pattern: RegExp, instead: string];

interface Glossary {
  forbidden: Forbidden[];
  typography: Forbidden[];
  /** How a post's last line begins. */
  lawAsOf: RegExp;
  /** The width in columns of a page's title and description in search results. */
  title: [min: number, max: number];
  description: [min: number, max: number];
}

const NO_STRAIGHT_QUOTES: Forbidden = [/["']/, 'the quotes and apostrophes of the language'];
const NO_DOUBLE_BLANK: Forbidden = [/ {2}/, 'one blank'];
const NO_BLANK_PERCENT: Forbidden = [/[\d}] %/, 'U+00A0 before %'];
const NO_BLANK_BEFORE: Forbidden = [/ [,.]/, 'no blank before a comma or a full stop'];
const EVERYWHERE = [NO_STRAIGHT_QUOTES, NO_BLANK_BEFORE, NO_DOUBLE_BLANK];

/** Admins change the phones, also to a single one. */
const NO_COUNT_OF_PHONES = 'no number of phones';

const LATIN_LENGTHS: Pick<Glossary, 'title' | 'description'> = {
  title: [50, 60],
  description: [120, 155],
};

const es: Glossary = {
  forbidden: [
    [/dos líneas|(los|nuestros) teléfonos/i, NO_COUNT_OF_PHONES],
    [/juzgado/i, 'tribunal'],
    [/hablan su idioma/, 'le atienden en su idioma'],
    [/hasta la tarjeta/, 'hasta la resolución'],
    [/testamentos que valen/, 'testamentos coordinados con la ley de su país'],
    [/acuerdos que duran/, 'acuerdos pensados para durar'],
  ],
  typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[“”„]/, '« »']],
  lawAsOf: /^Derecho vigente en \p{L}+ de 20\d\d\. Fuentes: /u,
  ...LATIN_LENGTHS,
};

const en: Glossary = {
  forbidden: [
    [/two lines|(show the|our) numbers/i, NO_COUNT_OF_PHONES],
    [/recover what you are owed/, 'claim what you are owed'],
    [/speak your language/, 'advise you in your language'],
    [/until you hold the card/, 'until there is a decision'],
    [/wills that are valid/, 'wills coordinated with the law of your own country'],
    [/agreements that last/, 'agreements made to last'],
    [/delays we see/, 'no claim about a practice that a demo cannot have'],
  ],
  typography: [...EVERYWHERE, [/[“”„«»]/, '‘ ’'], [/\d[ \u00a0\u202f]%/, 'no blank before %']],
  lawAsOf: /^Law as of \p{Lu}\p{L}+ 20\d\d\. Sources: /u,
  ...LATIN_LENGTHS,
};

const fr: Glossary = {
  forbidden: [
    [/deux lignes|(les|nos) numéros/i, NO_COUNT_OF_PHONES],
    [/recouvr(ons|ement)/i, 'réclamer, réclamation'],
    [/jours? ouvrables?/, 'jours ouvrés'],
    [/abattement de 99/, 'réduction'],
    [/parlent votre langue/, 'vous conseillent dans votre langue'],
    [/jusqu’à la carte/, 'jusqu’à la décision'],
    [/testaments valables/, 'testaments coordonnés avec la loi de votre pays'],
    [/accords durables/, 'accords pensés pour durer'],
    [/messagerie|par chat/i, 'WhatsApp'],
    [/que nous constatons/, 'no claim about a practice that a demo cannot have'],
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
  lawAsOf: /^Droit en vigueur en \p{Ll}+ 20\d\d\. Sources\u00a0: /u,
  ...LATIN_LENGTHS,
};

const de: Glossary = {
  forbidden: [
    [/zwei Leitungen|unsere Nummern|Nummern anzeigen/i, NO_COUNT_OF_PHONES],
    [/setzen Ihre Forderungen durch|danach durchgesetzt/, 'Forderungen geltend machen, vertreten'],
    [/Werktag/, 'Arbeitstage (días hábiles)'],
    [/Eigentumsregister/, 'Grundbuch'],
    [/bis zur Karte/, 'bis zum Bescheid'],
    [/Wir errichten Testamente/, 'Wir entwerfen Testamente'],
    [/die tragen/, 'die auf Dauer angelegt sind'],
    [/Ihre Sprache sprechen/, 'die Sie in Ihrer Sprache beraten'],
    [/Pflichtteil/, 'Noterbrecht (legítima)'],
    [/(be|ver)eidigt/, 'beglaubigte Übersetzung'],
    [/Per Chat|Chat öffnen|Chatnachricht/, 'WhatsApp'],
    [/Rechtsanw/, 'Anwalt (abogado): a German title'],
    [/Pflichtanwalt/, 'Pflichtverteidiger (abogado de oficio)'],
    [/die wir erleben/, 'no claim about a practice that a demo cannot have'],
    [/So erhalten Sie .* zurück/, 'no promised result'],
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

const ar: Glossary = {
  forbidden: [
    [/خطّان|عرض الأرقام|أرقام هواتفنا/, NO_COUNT_OF_PHONES],
    [/حتى تسلّم البطاقة/, 'حتى صدور القرار'],
    [/وصايا صحيحة هنا/, 'وصايا منسّقة مع قانون بلدكم'],
    [/باتفاقات تدوم/, 'باتفاقات نريدها أن تدوم'],
    [/يتحدثون لغت/, 'يستقبلونكم بلغتكم'],
    [/التي نراها/, 'no claim about a practice that a demo cannot have'],
    [/ك(ات|تّا)ب العدل/, 'الموثّق (notario)'],
    [/محادثة/, 'واتساب, دردشة'],
    [/تحصيل الديون/, 'المطالبة بالديون: no promised result'],
    [/شخص (ال)?محتجز/, 'موقوف (detenido)'],
    [/البريد الموثّق/, 'رسالة مضمونة (burofax): no notary is involved'],
    [/الأيام المشتغلة/, 'أيام العمل الفعلية'],
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
  lawAsOf: /^القانون الساري في \p{Script=Arabic}+ 20\d\d\. المصادر: /u,
  ...LATIN_LENGTHS,
};

const zh: Glossary = {
  forbidden: [
    [/两条线路/, NO_COUNT_OF_PHONES],
    [/直到您拿到居留卡/, '直到作出批复'],
    [/都有效的遗嘱/, '与您本国法律相协调的遗嘱'],
    [/(?<!力求)达成持久的协议/, '力求达成持久的协议'],
    [/讲您的语言/, '用您的语言为您服务'],
    [/我们见到的延误/, 'no claim about a practice that a demo cannot have'],
    [/为您辩护/, '代理您出庭'],
    [/聊天/, 'WhatsApp'],
    [/对拒签/, '拒批: 拒签 is a visa refused'],
    [/其中的三分之一/, '占遗产三分之一: a third of the two thirds is another share'],
    [/公证函/, '存证函（burofax）: no notary is involved'],
    [/方式收养/, '抚养: the kafala is no adoption'],
  ],
  typography: [
    NO_STRAIGHT_QUOTES,
    NO_DOUBLE_BLANK,
    [/\p{Script=Han}[,;:!?]/u, 'full-width punctuation'],
    [/(?<!…)…(?!…)/, '……'],
  ],
  lawAsOf: /^法律依据截至20\d\d年\d{1,2}月。来源：/,
  // A character takes two columns: results show about 30 of a title and 80 of a description.
  title: [36, 60],
  description: [90, 160],
};

const ru: Glossary = {
  forbidden: [
    [/две линии|наши телефоны|показать номера/i, NO_COUNT_OF_PHONES],
    [/взыскиваем/, 'требуем вернуть то, что вам должны'],
    [/до получения карты/, 'до вынесения решения'],
    [/действительные здесь и в вашей/, 'согласованные с правом вашей страны'],
    [/прочными соглашениями/, 'соглашениями, рассчитанными надолго'],
    [/говорят на вашем языке/, 'консультируют на вашем языке'],
    [/с которыми мы сталкиваемся/, 'no claim about a practice that a demo cannot have'],
    [/(?<!\p{L})чате?(?!\p{L})/iu, 'WhatsApp'],
    [
      /(?<!\p{L})(еще|ее|счет|ребен\p{L}+|прием|расчет|учет|живет|идет|дает|трех|наем|моем|своем|ведем)(?!\p{L})/iu,
      'ё',
    ],
  ],
  typography: [
    ...EVERYWHERE,
    NO_BLANK_PERCENT,
    [/[“”]/, '« »'],
    [/\p{L} – /u, 'em dash'],
    [/(?<!\u00a0)— /, 'U+00A0 before a dash: it never begins a line'],
    [/№(?!\u00a0)/, 'U+00A0 after №'],
    [/\d \d{3}(?!\d)/, 'U+00A0 in thousands'],
  ],
  lawAsOf: /^Право по состоянию на \p{Script=Cyrillic}+ 20\d\d года\. Источники: /u,
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
