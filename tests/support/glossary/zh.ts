import { type Glossary, NO_DOUBLE_BLANK, NO_STRAIGHT_QUOTES } from './rules';

/** docs/glossary.md, in patterns. */
export const zh: Glossary = {
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
};
