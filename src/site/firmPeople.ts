import type { Language } from './languages.ts';

/**
 * What the page of each lawyer says, by the lawyer's id in `firm.ts`; an empty line between
 * paragraphs. Beside those facts because every page loads them, and only one shows these texts.
 */
export const LAWYER_TEXTS: Record<string, Record<Language, string>> = {
  'lluis-ejemplo-mari': {
    es: 'Esta persona no existe: es el ejemplo de la página de un abogado. Aquí cada abogado del despacho cuenta, con sus palabras, a qué se dedica, desde cuándo y qué asuntos lleva.\n\nLleva personalmente los asuntos que acepta, explica por escrito qué puede esperarse de cada uno y no los delega sin decirlo. Cuando no habla el idioma de quien consulta, trabaja con intérprete, que está sujeto al mismo secreto.',
    en: 'This person does not exist: this is an example of a lawyer’s page. Here each lawyer of the firm says, in their own words, what they do, since when, and which matters they handle.\n\nThe lawyer personally handles the matters accepted, explains in writing what can be expected of each, and does not hand them to anyone else without saying so. Where the lawyer does not speak a client’s language, an interpreter takes part who is bound by the same duty of confidentiality.',
    fr: 'Cette personne n’existe pas\u00a0: cette page sert d’exemple. Chaque avocat du cabinet y présente, avec ses propres mots, son activité, son expérience et les dossiers qu’il suit.\n\nIl suit personnellement les dossiers qu’il accepte, explique par écrit ce que l’on peut en attendre et ne les confie à personne sans le dire. Lorsqu’il ne parle pas la langue de son interlocuteur, il travaille avec un interprète tenu au même secret.',
    de: 'Diese Person gibt es nicht: Dies ist das Beispiel für die Seite eines Anwalts. Hier beschreibt jeder Anwalt der Kanzlei mit eigenen Worten, womit er sich befasst, seit wann und welche Fälle er bearbeitet.\n\nEr bearbeitet die angenommenen Mandate persönlich, erklärt schriftlich, was von jedem zu erwarten ist, und gibt sie nicht ohne Ankündigung weiter. Spricht er die Sprache der Mandantschaft nicht, zieht er einen Dolmetscher hinzu, der derselben Verschwiegenheit unterliegt.',
    ar: 'هذه الشخصية غير موجودة: فهذه الصفحة نموذج لصفحة محامٍ. وفيها يعرّف كل محامٍ في المكتب بنفسه وبمجال عمله وخبرته والقضايا التي يتولاها.\n\nيتولى المحامي بنفسه القضايا التي يقبلها، ويشرح كتابةً ما يمكن توقعه في كل منها، ولا يعهد بها إلى غيره دون إبلاغ الموكل. وإذا لم يكن يتحدث لغة الموكل استعان بمترجم شفوي ملتزم بالسرية نفسها.',
    zh: '此人并不存在，本页仅为律师介绍页面的示例。本所每位律师可在此用自己的话介绍从业领域、执业年限和承办的案件类型。\n\n律师亲自办理所承接的案件，以书面形式说明每个案件可以预期的结果，未经告知不会转交他人。如律师不会说客户的语言，则由同样负有保密义务的口译人员协助沟通。',
    ru: 'Такого человека не существует: это пример страницы адвоката. Здесь каждый адвокат бюро своими словами рассказывает, чем он занимается, с какого времени и какие дела ведёт.\n\nОн лично ведёт принятые дела, письменно объясняет, чего можно ожидать по каждому из них, и не передаёт их другим, не предупредив клиента. Если он не говорит на языке клиента, в беседе участвует переводчик, который обязан хранить ту же тайну.',
  },
};
