import type { Language } from '@/site/languages';
import { ar } from './words/ar';
import { de } from './words/de';
import { en } from './words/en';
import { es } from './words/es';
import { fr } from './words/fr';
import { ru } from './words/ru';
import type { Glossary, Required } from './words/rules';
import { zh } from './words/zh';

/** Rules by language, for interface texts, mails, posts, categories and testimonials. */
export const GLOSSARY: Record<Language, Glossary> = { es, en, fr, de, ar, zh, ru };

const CHAT_AND_NOTICE: Required[] = [
  ['contact:cards.chat.title', /WhatsApp|واتساب/],
  ['contact:survey.channels.chat', /WhatsApp|واتساب/],
  ['contact:survey.failed.chatWarning', /Meta/],
  ['contact:survey.firstLayer', /\{\{firm\}\}.*\{\{email\}\}.*\{\{authority\}\}/],
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

/** What every language must contain. */
export const REQUIRED_EVERYWHERE: Required[] = [...CHAT_AND_NOTICE, ...FIGURES];
