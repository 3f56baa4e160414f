import { type Glossary, LATIN_LENGTHS, NO_DOUBLE_BLANK, NO_STRAIGHT_QUOTES } from './rules';

/** docs/glossary.md, in patterns. */
export const ar: Glossary = {
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
};
