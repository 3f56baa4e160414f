import { OFFICE } from '@/lib/admin/officeTime';
import { LOCALES } from '@/site/dateLocales';
import { dayOf, daysLater, longDay } from '@/site/dates';
import { LINK_DAYS } from '@/site/documents';
import type { Language } from '@/site/languages';

const SENTENCES: Record<Language, (day: string) => string> = {
  es: (day) => `Puede enviarnos los documentos por este enlace, hasta el ${day}:`,
  en: (day) => `You can send us the documents through this link until ${day}:`,
  fr: (day) => `Vous pouvez nous envoyer les documents par ce lien, jusqu’au ${day}\u00a0:`,
  de: (day) => `Über diesen Link können Sie uns die Unterlagen bis zum ${day} senden:`,
  ar: (day) => `يمكنكم إرسال المستندات إلينا عبر هذا الرابط حتى ${day}:`,
  zh: (day) => `您可以通过此链接向我们提交文件，有效期至${day}：`,
  ru: (day) => `Документы можно отправить нам по этой ссылке до ${day}:`,
};

/** A paragraph of a reply that asks for documents, in a language. */
export function requestIn(language: Language, url: string): string {
  const day = daysLater(dayOf(new Date(), OFFICE), LINK_DAYS);
  return `${SENTENCES[language](longDay(day, { locale: LOCALES[language] }))}\n${url}`;
}
