import { firm } from '@/site/firm';
import type { Language } from '@/site/languages';

interface Greeting {
  subject: string;
  /** The first line of a reply. */
  opening: (name: string) => string;
  /** What follows it where no template is chosen. */
  thanks: string;
  /** The last line, before who answers. */
  closing: string;
  /** The first message of a chat. */
  chat: (name: string) => string;
}

/** How a reply to an enquiry begins, in the client's language. */
export const GREETINGS: Record<Language, Greeting> = {
  es: {
    subject: `Su consulta a ${firm.name}`,
    opening: (name) => `Buenos días, ${name}:`,
    thanks: 'Le agradecemos su consulta, que hemos leído con atención.',
    closing: 'Un cordial saludo,',
    chat: (name) =>
      `Buenos días, ${name}. Le escribimos de ${firm.name} por la consulta que nos envió desde la página web.`,
  },
  en: {
    subject: `Your enquiry to ${firm.name}`,
    opening: (name) => `Dear ${name},`,
    thanks: 'Thank you for your enquiry, which we have read carefully.',
    closing: 'Kind regards,',
    chat: (name) =>
      `Hello ${name}, this is ${firm.name}. We are writing about the enquiry you sent us through our website.`,
  },
  fr: {
    subject: `Votre demande adressée à ${firm.name}`,
    opening: (name) => `Bonjour ${name},`,
    thanks: 'Nous vous remercions de votre demande, que nous avons lue avec attention.',
    closing: 'Cordialement,',
    chat: (name) =>
      `Bonjour ${name}, ici ${firm.name}. Nous vous écrivons au sujet de la demande que vous nous avez envoyée depuis notre site.`,
  },
  de: {
    subject: `Ihre Anfrage an ${firm.name}`,
    opening: (name) => `Guten Tag, ${name},`,
    thanks: 'vielen Dank für Ihre Anfrage, die wir aufmerksam gelesen haben.',
    closing: 'Mit freundlichen Grüßen',
    chat: (name) =>
      `Guten Tag, ${name}, hier schreibt ${firm.name}. Wir melden uns wegen der Anfrage, die Sie uns über unsere Website geschickt haben.`,
  },
  ar: {
    subject: `استفساركم إلى ${firm.name}`,
    opening: (name) => `السيد(ة) ${name} المحترم(ة)،\n\nتحية طيبة وبعد،`,
    thanks: 'نشكركم على استفساركم الذي قرأناه بعناية.',
    closing: 'وتفضلوا بقبول فائق الاحترام،',
    chat: (name) =>
      `مرحبًا ${name}، نكتب إليكم من مكتب ${firm.name} بشأن الاستفسار الذي أرسلتموه إلينا عبر موقعنا.`,
  },
  zh: {
    subject: `您向 ${firm.name} 提交的咨询`,
    opening: (name) => `${name}，您好：`,
    thanks: '感谢您的咨询，我们已仔细阅读。',
    closing: '此致\n敬礼',
    chat: (name) =>
      `${name}，您好！这里是 ${firm.name}。您通过我们的网站提交了咨询，特此与您联系。`,
  },
  ru: {
    subject: `Ваше обращение в ${firm.name}`,
    opening: (name) => `Здравствуйте, ${name}!`,
    thanks: 'Благодарим вас за обращение, мы внимательно его прочитали.',
    closing: 'С уважением,',
    chat: (name) =>
      `Здравствуйте, ${name}! Вам пишет ${firm.name} по поводу обращения, которое вы отправили через наш сайт.`,
  },
};
