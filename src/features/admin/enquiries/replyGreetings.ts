import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';

interface Greeting {
  subject: string;
  /** The start of the e-mail, which the lawyer continues. */
  mail: (name: string) => string;
  /** The first message of a chat. */
  chat: (name: string) => string;
}

/** How a reply to an enquiry begins, in the client's language. */
export const GREETINGS: Record<Language, Greeting> = {
  es: {
    subject: `Su consulta a ${firm.name}`,
    mail: (name) =>
      `Buenos días, ${name}:\n\nLe agradecemos su consulta, que hemos leído con atención.\n\n`,
    chat: (name) =>
      `Buenos días, ${name}. Le escribimos de ${firm.name} por la consulta que nos envió desde la página web.`,
  },
  en: {
    subject: `Your enquiry to ${firm.name}`,
    mail: (name) =>
      `Dear ${name},\n\nThank you for your enquiry, which we have read carefully.\n\n`,
    chat: (name) =>
      `Hello ${name}, this is ${firm.name}. We are writing about the enquiry you sent us through our website.`,
  },
  fr: {
    subject: `Votre demande adressée à ${firm.name}`,
    mail: (name) =>
      `Bonjour ${name},\n\nNous vous remercions de votre demande, que nous avons lue avec attention.\n\n`,
    chat: (name) =>
      `Bonjour ${name}, ici ${firm.name}. Nous vous écrivons au sujet de la demande que vous nous avez envoyée depuis notre site.`,
  },
  de: {
    subject: `Ihre Anfrage an ${firm.name}`,
    mail: (name) =>
      `Guten Tag, ${name},\n\nvielen Dank für Ihre Anfrage, die wir aufmerksam gelesen haben.\n\n`,
    chat: (name) =>
      `Guten Tag, ${name}, hier schreibt ${firm.name}. Wir melden uns wegen der Anfrage, die Sie uns über unsere Website geschickt haben.`,
  },
  ar: {
    subject: `استفساركم إلى ${firm.name}`,
    mail: (name) =>
      `السيد(ة) ${name} المحترم(ة)،\n\nتحية طيبة وبعد،\nنشكركم على استفساركم الذي قرأناه بعناية.\n\n`,
    chat: (name) =>
      `مرحبًا ${name}، نكتب إليكم من مكتب ${firm.name} بشأن الاستفسار الذي أرسلتموه إلينا عبر موقعنا.`,
  },
  zh: {
    subject: `您向 ${firm.name} 提交的咨询`,
    mail: (name) => `${name}，您好：\n\n感谢您的咨询，我们已仔细阅读。\n\n`,
    chat: (name) =>
      `${name}，您好！这里是 ${firm.name}。您通过我们的网站提交了咨询，特此与您联系。`,
  },
  ru: {
    subject: `Ваше обращение в ${firm.name}`,
    mail: (name) =>
      `Здравствуйте, ${name}!\n\nБлагодарим вас за обращение, мы внимательно его прочитали.\n\n`,
    chat: (name) =>
      `Здравствуйте, ${name}! Вам пишет ${firm.name} по поводу обращения, которое вы отправили через наш сайт.`,
  },
};
