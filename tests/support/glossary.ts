import type { Language } from '@/site/languages';

/** A forbidden pattern, and what to write instead. */
type Forbidden = [pattern: RegExp, instead: string];
/** A text (`namespace:key`, or a post's slug) and a pattern it must match. */
type Required = [place: string, pattern: RegExp];

interface Glossary {
  forbidden: Forbidden[];
  required: Required[];
  typography: Forbidden[];
  /** How a post's last line begins. */
  lawAsOf: RegExp;
  /** Maximum columns of a page's title and description in search results. */
  title: [min: number, max: number];
  description: [min: number, max: number];
}

const NO_STRAIGHT_QUOTES: Forbidden = [/["']/, 'the quotes and apostrophes of the language'];
const NO_BLANK_BEFORE: Forbidden = [/ [,.]/, 'no blank before a comma or a full stop'];
const NO_DOUBLE_BLANK: Forbidden = [/ {2}/, 'one blank'];
const EVERYWHERE = [NO_STRAIGHT_QUOTES, NO_BLANK_BEFORE, NO_DOUBLE_BLANK];
const NO_BLANK_PERCENT: Forbidden = [/\d %/, 'U+00A0 before %'];
const LATIN_LENGTHS: Pick<Glossary, 'title' | 'description'> = {
  title: [50, 60],
  description: [120, 155],
};

const CHAT_AND_NOTICE: Required[] = [
  ['contact:cards.chat.title', /WhatsApp|واتساب/],
  ['contact:survey.channels.chat', /WhatsApp|واتساب/],
  ['contact:survey.failed.chatWarning', /Meta/],
  ['contact:survey.firstLayer', /\{\{firm\}\}.*\{\{email\}\}.*aepd\.es/],
];

const DISMISSAL = 'despido-veinte-dias-que-no-conviene-dejar-pasar';
const INHERITANCE_TAX = 'heredar-comunitat-valenciana-impuesto-resida-aqui-no';
const BUYING = 'comprar-casa-denia-que-revisar-antes-firmar';
const HOLIDAY_LETS = 'alquiler-turistico-comunitat-valenciana-requisitos-2026';

/** Figures and names that a post must contain, however the language writes them. */
const FIGURES: Required[] = [
  [DISMISSAL, /24.{1,30}6/],
  [INHERITANCE_TAX, /25.{0,2}%.*50.{0,2}%/],
  [BUYING, /9.{0,2}%.*11.{0,2}%.*1[.,]4.{0,2}%/],
  [HOLIDAY_LETS, /2024.*2026/],
];

/** One language's words, per docs/glossary.md. Patterns are tried on interface texts, posts and testimonials. */
export const GLOSSARY: Record<Language, Glossary> = {
  es: {
    forbidden: [
      [/juzgado/i, 'tribunal'],
      [/hablan su idioma/, 'le atienden en su idioma'],
      [/hasta la tarjeta/, 'hasta la resolución'],
      [/testamentos que valen/, 'testamentos coordinados con la ley de su país'],
      [/acuerdos que duran/, 'acuerdos pensados para durar'],
      [/qué va a pasar/, 'qué puede pasar'],
      [/\bInternet\b/, 'internet'],
    ],
    required: [
      ['services:immigration.description', /hasta la resolución/],
      ['services:labor.questions.0.answer', /24 de diciembre.*quince días hábiles/],
      ['common:testimonials.demo', /inventadas/],
    ],
    typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[“”„]/, '« »']],
    lawAsOf: /^Derecho vigente en \p{L}+ de 20\d\d\. Fuentes: /u,
    ...LATIN_LENGTHS,
  },
  en: {
    forbidden: [
      [/recover what you are owed/, 'claim what you are owed'],
      [/speak your language/, 'advise you in your language'],
      [/until you hold the card/, 'until there is a decision'],
      [/wills that are valid/, 'wills coordinated with the law of your own country'],
      [/agreements that last/, 'agreements made to last'],
      [/what will happen/, 'what may happen'],
      [/sworn declaration/, 'responsible declaration (declaración responsable)'],
      [/communit(y|ies) of owners|owners’ communit/, 'owners’ association'],
      [/client opinions/i, 'client reviews'],
      [/delays we see/, 'no claim about a practice that a demo cannot have'],
      [/Let us talk/, 'Let’s talk'],
    ],
    required: [
      ['services:immigration.description', /until there is a decision/],
      ['services:labor.questions.0.answer', /24 December.*fifteen working days/],
      ['common:testimonials.demo', /invented/],
    ],
    typography: [...EVERYWHERE, [/[“”„«»]/, '‘ ’'], [/\d[ \u00a0\u202f]%/, 'no blank before %']],
    lawAsOf: /^Law as of \p{Lu}\p{L}+ 20\d\d\. Sources: /u,
    ...LATIN_LENGTHS,
  },
  fr: {
    forbidden: [
      [/recouvr(ons|ement)/i, 'réclamer, réclamation'],
      [/jours ouvrables/, 'jours ouvrés'],
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
  },
  de: {
    forbidden: [
      [
        /setzen Ihre Forderungen durch|danach durchgesetzt/,
        'Forderungen geltend machen, vertreten',
      ],
      [/Werktage/, 'Arbeitstage (días hábiles)'],
      [/bis zur Karte/, 'bis zum Bescheid'],
      [/Wir errichten Testamente/, 'Wir entwerfen Testamente'],
      [/die tragen/, 'die auf Dauer angelegt sind'],
      [/was geschehen wird/, 'was geschehen kann'],
      [/Ihre Sprache sprechen/, 'die Sie in Ihrer Sprache beraten'],
      [/Pflichtteil/, 'Noterbrecht (legítima)'],
      [/(be|ver)eidigt/, 'beglaubigte Übersetzung'],
      [/Kammermitglied/, 'Mitgliedsnummer'],
      [/Per Chat|Chat öffnen|Chatnachricht/, 'WhatsApp'],
      [/die wir erleben/, 'no claim about a practice that a demo cannot have'],
      [/So erhalten Sie .* zurück/, 'no promised result'],
    ],
    required: [
      ['services:immigration.description', /bis zum Bescheid/],
      ['services:labor.questions.0.answer', /24\. Dezember.*fünfzehn Arbeitstage/],
      ['common:testimonials.demo', /erfunden/],
    ],
    typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[”«»‘]/, '„ “']],
    lawAsOf: /^Rechtsstand: \p{Lu}\p{L}+ 20\d\d\. Quellen: /u,
    ...LATIN_LENGTHS,
  },
  ar: {
    forbidden: [
      [/نستشيركم/, 'نقدّم لكم المشورة'],
      [/يوفّر سنوات من الخصام/, 'يجنّبكم سنوات من الخصام'],
      [/على حساب ضريبتكم/, 'دفعةً تحت حساب ضريبتكم'],
      [/استبيان/, 'نموذج'],
      [/بلدان أمريكا اللاتينية|الأيبيرية/, 'البلدان الإيبيرية الأمريكية'],
      [/حتى تسلّم البطاقة/, 'حتى صدور القرار'],
      [/وصايا صحيحة هنا/, 'وصايا منسّقة مع قانون بلدكم'],
      [/باتفاقات تدوم/, 'باتفاقات نريدها أن تدوم'],
      [/ما الذي سيحدث/, 'ما الذي قد يحدث'],
      [/يتحدثون لغت/, 'يستقبلونكم بلغتكم'],
      [/التي نراها/, 'no claim about a practice that a demo cannot have'],
      [/ك(ات|تّا)ب العدل/, 'الموثّق (notario)'],
      [/القانون الأساسي/, 'القانون العضوي (Ley Orgánica)'],
      [/منطقة بلنسية/, 'إقليم بلنسية'],
      [/(جمعية|اتحاد|اتحادات) الملاك/, 'اتحاد الملّاك'],
      [/محادثة/, 'واتساب, دردشة'],
      [/(لغت|قضيت|استفسار|بيانات|هاتف|علي|إلي)ك(?![\p{L}\p{M}])/u, 'the plural: لغتكم، قضيتكم'],
    ],
    required: [
      ['services:immigration.description', /حتى صدور القرار/],
      ['services:labor.questions.0.answer', /24 ديسمبر.*خمسة عشر يوم عمل/],
      ['common:testimonials.demo', /مختلَقة/],
    ],
    typography: [
      NO_STRAIGHT_QUOTES,
      NO_DOUBLE_BLANK,
      [/اً/, 'ًا (tanwin before the alif)'],
      [/\p{Script=Arabic}\p{M}*[,;?]/u, '، ؛ ؟'],
    ],
    lawAsOf: /^القانون الساري في \p{Script=Arabic}+ 20\d\d\. المصادر: /u,
    ...LATIN_LENGTHS,
  },
  zh: {
    forbidden: [
      [/直到您拿到居留卡/, '直到作出批复'],
      [/都有效的遗嘱/, '与您本国法律相协调的遗嘱'],
      [/(?<!力求)达成持久的协议/, '力求达成持久的协议'],
      [/接下来会发生什么/, '接下来可能发生什么'],
      [/讲您的语言/, '用您的语言为您服务'],
      [/我们见到的延误/, 'no claim about a practice that a demo cannot have'],
      [/我们视频聊/, '可视频咨询'],
      [/现在营业/, '正在办公'],
      [/为您辩护/, '代理您出庭'],
      [/聊天/, 'WhatsApp'],
      [/业主(社区|大会)/, '业主共同体'],
      [/滨海上区/, '马里纳阿尔塔'],
      [/惯常居所/, '经常居所地'],
      [/附加证明书/, '海牙认证（apostilla）'],
      [/授权书/, '委托书'],
      [/户籍/, '住址登记（padrón）'],
      [/跨境继承/, '跨国继承'],
      [/社会法庭/, '劳动法院'],
      [/(业务|执业)领域/, '服务领域'],
      [/我们事务所/, '我们律所'],
    ],
    required: [
      ['services:immigration.description', /作出批复/],
      ['services:labor.questions.0.answer', /12月24日.*十五个工作日/],
      ['common:testimonials.demo', /虚构/],
    ],
    typography: [
      NO_STRAIGHT_QUOTES,
      NO_DOUBLE_BLANK,
      [/\p{Script=Han}[,;:!?]/u, 'full-width punctuation'],
    ],
    lawAsOf: /^法律状态截至20\d\d年\d{1,2}月。来源：/,
    // Two columns to a character: results show about thirty of a title and eighty of a description.
    title: [36, 60],
    description: [90, 160],
  },
  ru: {
    forbidden: [
      [/контор/i, 'бюро'],
      [/взыскиваем/, 'требуем вернуть то, что вам должны'],
      [/до получения карты/, 'до вынесения решения'],
      [/действительные здесь и в вашей/, 'согласованные с правом вашей страны'],
      [/прочными соглашениями/, 'соглашениями, рассчитанными надолго'],
      [/что будет дальше и почему/, 'что может произойти дальше и почему'],
      [/говорят на вашем языке/, 'консультируют на вашем языке'],
      [/с которыми мы сталкиваемся/, 'no claim about a practice that a demo cannot have'],
      [/объективные увольнения/i, 'увольнения по объективным причинам'],
      [/встретить пенсию/, 'жить на пенсии'],
      [/(?<!\p{L})чате?(?!\p{L})/iu, 'WhatsApp'],
      [/общин\p{L}* собственников/u, 'сообщество собственников'],
      [/Иберо-Америк/, 'Ибероамерика'],
      [/(?<=[\p{Ll},] )(Вы|Вас|Вам|Вами|Ваш\p{Ll}*)(?!\p{L})/u, 'вы'],
      [/(?<=[вВ] |из |предприятий )Марина-Альта(?!\p{L})/u, 'Марина-Альте, Марина-Альты'],
      [/адвокат, (на|не позднее)/, 'no Spanish comma'],
      [
        /(?<!\p{L})(еще|ее|счет|ребен\p{L}+|прием|расчет|учет|живет|идет|дает|трех|наем|моем|своем|ведем)(?!\p{L})/iu,
        'ё',
      ],
    ],
    required: [
      ['services:immigration.description', /до вынесения решения/],
      ['services:labor.questions.0.answer', /24 декабря.*пятнадцать рабочих дней/],
      ['common:testimonials.demo', /вымышлены/],
    ],
    typography: [...EVERYWHERE, NO_BLANK_PERCENT, [/[“”]/, '« »'], [/\p{L} – /u, 'em dash']],
    lawAsOf: /^Право по состоянию на \p{Script=Cyrillic}+ 20\d\d года\. Источники: /u,
    ...LATIN_LENGTHS,
  },
};

/** What every language must contain. */
export const REQUIRED_EVERYWHERE: Required[] = [...CHAT_AND_NOTICE, ...FIGURES];
