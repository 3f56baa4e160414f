import { firm } from '../../../../src/site/firm.ts';
import type { Language } from '../../../../src/site/languages.ts';
import type { EnquiryFacts } from './outbox.ts';

interface ConfirmationTexts {
  subject: string;
  greeting: string;
  received: string;
  /** While the office is away, before `read`; '{{day}}' is its last day. */
  absent: string;
  /** By when a lawyer reads it. */
  read: string;
  /** How the firm will answer. */
  channels: Record<EnquiryFacts['channel'], string>;
  /** Followed by the telephone numbers, one or more. */
  urgent: string;
  deadline: string;
  /** At a firm that goes to somebody detained. */
  detained: string;
  /** At one that does not. */
  refused: string;
  /** Followed by the phone of the college's duty lawyers. */
  duty: string;
  discreet: string;
  /** Names the link to the data notice. */
  privacy: string;
  closing: string;
}

/** The confirmation in each language; docs/glossary.md has the words. */
export const CONFIRMATION: Record<Language, ConfirmationTexts> = {
  es: {
    subject: `Hemos recibido su consulta · ${firm.name}`,
    greeting: 'Buenos días:',
    received:
      'Hemos recibido la consulta que nos ha enviado desde nuestra página web. Gracias por su confianza.',
    absent: 'El despacho está cerrado hasta el {{day}} inclusive.',
    read: 'Un abogado la lee y le contesta a más tardar al cierre del siguiente día laborable.',
    channels: {
      call: 'Le llamaremos al número que nos ha dado, en el idioma que ha elegido.',
      email: 'Le contestaremos por correo electrónico, en el idioma que ha elegido.',
      chat: 'Le escribiremos por WhatsApp al número que nos ha dado, en el idioma que ha elegido.',
      video: 'Le propondremos día y hora para una videoconsulta en el idioma que ha elegido.',
    },
    urgent: 'Si no puede esperar, llámenos:',
    deadline:
      'Si el plazo vence en los próximos días, llámenos; por escrito podríamos leerle tarde:',
    detained:
      'Si hay una persona detenida, llámenos ahora. Tiene derecho a guardar silencio y a un abogado desde el primer momento; si no contestamos, que pida el abogado de guardia. Teléfono:',
    refused:
      'No llevamos detenciones, así que no espere a que le contestemos. La persona detenida puede pedir en este mismo momento, a cualquier hora, un abogado de oficio. Tiene derecho a guardar silencio, a un intérprete sin coste y a que se avise a su consulado.',
    duty: 'Guardia del colegio de abogados:',
    discreet:
      'Este mensaje se envía automáticamente y, por discreción, no repite lo que nos ha contado. Si no ha sido usted quien nos ha escrito, díganoslo respondiendo a este correo.',
    privacy: 'Protección de datos',
    closing: 'Atentamente,',
  },
  en: {
    subject: `We have received your enquiry · ${firm.name}`,
    greeting: 'Hello,',
    received:
      'The enquiry you sent us through our website has reached us. Thank you for your trust.',
    absent: 'The office is closed up to and including {{day}}.',
    read: 'A lawyer will read it and reply by the end of the next working day.',
    channels: {
      call: 'We will call you on the number you gave us, in the language you chose.',
      email: 'We will reply by e-mail, in the language you chose.',
      chat: 'We will write to you on WhatsApp at the number you gave us, in the language you chose.',
      video: 'We will suggest a day and time for a video consultation in the language you chose.',
    },
    urgent: 'If it cannot wait, please call us:',
    deadline:
      'If the deadline expires within days, please call us, as we might read a message too late:',
    detained:
      'If someone has been detained, call us now. They have the right to remain silent and to a lawyer from the very first moment; if we do not answer, they should ask for the duty lawyer (abogado de guardia). Telephone:',
    refused:
      'We do not act for people in custody, so please do not wait for our reply. The detained person can ask for a duty lawyer (abogado de oficio) immediately, at any hour. They have the right to remain silent, to an interpreter free of charge and to have their consulate informed.',
    duty: 'Duty lawyers of the bar association:',
    discreet:
      'This message is sent automatically and, to protect your privacy, does not repeat what you told us. If it was not you who wrote to us, please tell us by replying to this e-mail.',
    privacy: 'Data protection',
    closing: 'Kind regards,',
  },
  fr: {
    subject: `Nous avons bien reçu votre demande · ${firm.name}`,
    greeting: 'Bonjour,',
    received:
      'La demande que vous nous avez envoyée depuis notre site nous est bien parvenue. Merci de votre confiance.',
    absent: 'Le cabinet est fermé jusqu’au {{day}} inclus.',
    read: 'Un avocat la lira et vous répondra au plus tard à la fin du prochain jour ouvré.',
    channels: {
      call: 'Nous vous appellerons au numéro indiqué, dans la langue que vous avez choisie.',
      email: 'Nous vous répondrons par courriel, dans la langue que vous avez choisie.',
      chat: 'Nous vous écrirons sur WhatsApp au numéro indiqué, dans la langue que vous avez choisie.',
      video:
        'Nous vous proposerons un jour et une heure pour une visioconsultation dans la langue que vous avez choisie.',
    },
    urgent: 'Si cela ne peut pas attendre, appelez-nous\u00a0:',
    deadline:
      'Si le délai expire dans les prochains jours, appelez-nous, car nous pourrions lire un message trop tard\u00a0:',
    detained:
      'Si une personne est en garde à vue, appelez-nous maintenant. Elle a le droit de garder le silence et d’être assistée d’un avocat dès le premier instant\u202f; si nous ne répondons pas, qu’elle demande l’avocat de permanence (abogado de guardia). Téléphone\u00a0:',
    refused:
      'Nous n’intervenons pas en cas d’arrestation : n’attendez donc pas notre réponse. La personne arrêtée peut demander immédiatement, à toute heure, un avocat commis d’office (abogado de oficio). Elle a le droit de garder le silence, d’être assistée gratuitement d’un interprète et de faire prévenir son consulat.',
    duty: 'Permanence du barreau :',
    discreet:
      'Ce message est envoyé automatiquement et, par discrétion, ne reprend pas ce que vous nous avez confié. Si ce n’est pas vous qui nous avez écrit, merci de nous le signaler en répondant à ce courriel.',
    privacy: 'Protection des données',
    closing: 'Cordialement,',
  },
  de: {
    subject: `Ihre Anfrage ist bei uns · ${firm.name}`,
    greeting: 'Guten Tag,',
    received:
      'die Anfrage, die Sie uns über unsere Website geschickt haben, ist bei uns angekommen. Vielen Dank für Ihr Vertrauen.',
    absent: 'Die Kanzlei ist bis einschließlich {{day}} geschlossen.',
    read: 'Ein Anwalt liest sie und antwortet spätestens bis zum Ende des nächsten Arbeitstags.',
    channels: {
      call: 'Wir rufen Sie unter der angegebenen Nummer an, in der Sprache Ihrer Wahl.',
      email: 'Wir antworten Ihnen per E-Mail, in der Sprache Ihrer Wahl.',
      chat: 'Wir schreiben Ihnen per WhatsApp an die angegebene Nummer, in der Sprache Ihrer Wahl.',
      video:
        'Wir schlagen Ihnen Tag und Uhrzeit für eine Videoberatung in der Sprache Ihrer Wahl vor.',
    },
    urgent: 'Wenn es nicht warten kann, rufen Sie uns an:',
    deadline:
      'Läuft die Frist in den nächsten Tagen ab, rufen Sie uns bitte an, denn eine Nachricht lesen wir womöglich zu spät:',
    detained:
      'Wurde jemand festgenommen, rufen Sie jetzt an. Die Person darf schweigen und hat vom ersten Augenblick an Anspruch auf einen Anwalt; erreichen Sie uns nicht, soll sie den Bereitschaftsanwalt (abogado de guardia) verlangen. Telefon:',
    refused:
      'Bei Festnahmen werden wir nicht tätig; warten Sie deshalb nicht auf unsere Antwort. Die festgenommene Person kann sofort und zu jeder Zeit einen Pflichtverteidiger (abogado de oficio) verlangen. Sie hat das Recht zu schweigen, auf einen kostenlosen Dolmetscher und darauf, dass ihr Konsulat benachrichtigt wird.',
    duty: 'Bereitschaftsdienst der Anwaltskammer:',
    discreet:
      'Diese Nachricht wird automatisch verschickt und wiederholt aus Diskretion nicht, was Sie uns geschrieben haben. Haben nicht Sie uns geschrieben, antworten Sie bitte kurz auf diese E-Mail.',
    privacy: 'Datenschutz',
    closing: 'Mit freundlichen Grüßen',
  },
  ar: {
    subject: `وصلنا استفساركم · ${firm.name}`,
    greeting: 'تحية طيبة وبعد،',
    received: 'وصلنا الاستفسار الذي أرسلتموه إلينا عبر موقعنا. نشكركم على ثقتكم.',
    absent: 'المكتب مغلق حتى نهاية يوم {{day}}.',
    read: 'يقرؤه محامٍ ويرد عليكم في موعد أقصاه نهاية يوم العمل التالي.',
    channels: {
      call: 'سنتصل بكم على الرقم الذي ذكرتموه، باللغة التي اخترتموها.',
      email: 'سنرد عليكم بالبريد الإلكتروني، باللغة التي اخترتموها.',
      chat: 'سنراسلكم عبر واتساب على الرقم الذي ذكرتموه، باللغة التي اخترتموها.',
      video: 'سنقترح عليكم يومًا وساعة لاستشارة بالفيديو باللغة التي اخترتموها.',
    },
    urgent: 'إن كان الأمر لا يحتمل الانتظار فاتصلوا بنا:',
    deadline: 'إن كانت المهلة تنتهي خلال أيام فاتصلوا بنا هاتفيًا، فقد نقرأ الرسالة متأخرين:',
    detained:
      'إن كان هناك شخص موقوف فاتصلوا بنا الآن. يحق له التزام الصمت والاستعانة بمحامٍ منذ اللحظة الأولى، وإن لم نجب فليطلب المحامي المناوب (abogado de guardia). الهاتف:',
    refused:
      'نحن لا نتولى قضايا الموقوفين، فلا تنتظروا ردنا. يمكن للشخص الموقوف أن يطلب فورًا محاميًا منتدبًا (abogado de oficio) في أي ساعة. وله الحق في التزام الصمت، وفي مترجم شفوي مجانًا، وفي إبلاغ قنصلية بلده.',
    duty: 'المناوبة لدى نقابة المحامين:',
    discreet:
      'أُرسلت هذه الرسالة تلقائيًا، وهي لا تعيد ما كتبتموه لنا حفاظًا على الخصوصية. وإن لم تكونوا أنتم من راسلنا فنرجو إخبارنا بالرد على هذه الرسالة.',
    privacy: 'حماية البيانات',
    closing: 'مع خالص التقدير،',
  },
  zh: {
    subject: `我们已收到您的咨询 · ${firm.name}`,
    greeting: '您好：',
    received: '您通过网站提交的咨询，我们已经收到。感谢您的信任。',
    absent: '本所休息至{{day}}（含当日）。',
    read: '律师会阅读您的咨询，最迟在下一个工作日结束前答复您。',
    channels: {
      call: '我们将拨打您留下的号码，以您选择的语言与您沟通。',
      email: '我们将以您选择的语言，通过邮件答复您。',
      chat: '我们将通过 WhatsApp 给您留下的号码发送消息，以您选择的语言与您沟通。',
      video: '我们将向您提出视频咨询的日期和时间，咨询以您选择的语言进行。',
    },
    urgent: '如情况紧急，请致电：',
    deadline: '如果期限在几天内届满，请致电我们，书面留言我们可能来不及看到：',
    detained:
      '如果有人被拘留，请立即致电。被拘留者有权保持沉默，并从一开始就有权得到律师协助；如果我们未能接听，请转告被拘留者要求指派值班律师（abogado de guardia）。电话：',
    refused:
      '我们不承办拘留案件，请不要等待我们的答复。被拘留者可以随时要求立即为其指派律师（abogado de oficio）。被拘留者有权保持沉默、免费获得口译，并要求通知本国领事馆。',
    duty: '律师公会值班电话：',
    discreet:
      '本邮件由系统自动发送，出于保密，不重复您告诉我们的内容。如果不是您本人联系我们，请回复本邮件告知。',
    privacy: '数据保护',
    closing: '此致\n敬礼',
  },
  ru: {
    subject: `Мы получили ваше обращение · ${firm.name}`,
    greeting: 'Здравствуйте!',
    received:
      'Мы получили обращение, которое вы отправили через наш сайт. Благодарим вас за доверие.',
    absent: 'Бюро закрыто, последний нерабочий день — {{day}}.',
    read: 'Адвокат прочитает его и ответит не позднее конца следующего рабочего дня.',
    channels: {
      call: 'Мы позвоним по указанному номеру и поговорим на выбранном вами языке.',
      email: 'Мы ответим по электронной почте на выбранном вами языке.',
      chat: 'Мы напишем вам в WhatsApp по указанному номеру на выбранном вами языке.',
      video: 'Мы предложим день и время видеоконсультации на выбранном вами языке.',
    },
    urgent: 'Если дело не терпит отлагательства, позвоните нам:',
    deadline:
      'Если срок истекает в ближайшие дни, позвоните нам: письмо мы можем прочитать слишком поздно. Телефон:',
    detained:
      'Если кто-то задержан, позвоните нам сейчас. Задержанный вправе хранить молчание и с первой минуты имеет право на адвоката; если мы не ответим, пусть он потребует дежурного адвоката (abogado de guardia). Телефон:',
    refused:
      'Мы не ведём дела задержанных, поэтому не теряйте времени в ожидании нашего ответа. Задержанный вправе в любое время потребовать адвоката по назначению (abogado de oficio). Он вправе хранить молчание, бесплатно пользоваться услугами переводчика и требовать уведомить своё консульство.',
    duty: 'Дежурная служба коллегии адвокатов:',
    discreet:
      'Это письмо отправлено автоматически и в целях конфиденциальности не повторяет того, что вы нам сообщили. Если писали нам не вы, сообщите об этом, ответив на это письмо.',
    privacy: 'Защита данных',
    closing: 'С уважением,',
  },
};
