import type { Language } from '../../../../src/site/languages.ts';
import type { AppointmentFacts } from './outbox.ts';

interface AppointmentTexts {
  kinds: Record<AppointmentFacts['kind'], string>;
  /** The sentence of each mail, which is its subject too. */
  events: Record<AppointmentFacts['event'], string>;
  /** Followed by the office's time, where it differs from the client's. */
  office: string;
  /** Followed by what it costs. */
  price: string;
  room: string;
  manage: string;
  again: string;
}

/** What mails about appointments say in each language; docs/glossary.md has the words. */
export const APPOINTMENT: Record<Language, AppointmentTexts> = {
  es: {
    kinds: { video: 'Videoconsulta', phone: 'Llamada de teléfono', office: 'Visita al despacho' },
    events: {
      pending: 'Le guardamos la hora y le confirmaremos la cita',
      confirmed: 'Su cita está confirmada',
      moved: 'Su cita ha cambiado de hora',
      declined: 'Sentimos no poder atenderle a la hora que pidió',
      cancelled: 'Su cita está anulada',
      lapsed: 'No hemos podido confirmar su cita a tiempo y la hora queda libre',
      day: 'Le recordamos su cita de mañana',
      hour: 'Su cita empieza dentro de una hora',
    },
    office: 'Hora del despacho:',
    price: 'Primera consulta:',
    room: 'Entrar en la videoconsulta',
    manage: 'Ver, cambiar o anular la cita',
    again: 'Elegir otra hora',
  },
  en: {
    kinds: { video: 'Video consultation', phone: 'Phone call', office: 'Visit to our office' },
    events: {
      pending: 'We have reserved your time and will confirm the appointment',
      confirmed: 'Your appointment is confirmed',
      moved: 'Your appointment has a new time',
      declined: 'We are sorry that we cannot see you at the time you asked for',
      cancelled: 'Your appointment is cancelled',
      lapsed: 'We could not confirm your appointment in time, and the time is available again',
      day: 'A reminder of your appointment tomorrow',
      hour: 'Your appointment begins in an hour',
    },
    office: 'Time at our office:',
    price: 'First consultation:',
    room: 'Join the video call',
    manage: 'See, change or cancel the appointment',
    again: 'Choose another time',
  },
  fr: {
    kinds: {
      video: 'Visioconsultation',
      phone: 'Appel téléphonique',
      office: 'Rendez-vous au cabinet',
    },
    events: {
      pending: 'Votre créneau est retenu, nous vous confirmerons le rendez-vous',
      confirmed: 'Votre rendez-vous est confirmé',
      moved: 'Votre rendez-vous a changé d’heure',
      declined: 'Nous regrettons de ne pouvoir vous recevoir à l’heure demandée',
      cancelled: 'Votre rendez-vous est annulé',
      lapsed:
        'Nous n’avons pas pu confirmer votre rendez-vous à temps, et le créneau est de nouveau libre',
      day: 'Rappel de votre rendez-vous de demain',
      hour: 'Votre rendez-vous commence dans une heure',
    },
    office: 'Heure du cabinet :',
    price: 'Première consultation :',
    room: 'Rejoindre la visioconsultation',
    manage: 'Voir, modifier ou annuler le rendez-vous',
    again: 'Choisir un autre créneau',
  },
  de: {
    kinds: { video: 'Videoberatung', phone: 'Telefonat', office: 'Termin in der Kanzlei' },
    events: {
      pending: 'Ihr Termin ist vorgemerkt, wir bestätigen ihn noch',
      confirmed: 'Ihr Termin ist bestätigt',
      moved: 'Ihr Termin wurde verschoben',
      declined: 'Ihr Wunschtermin ist leider nicht möglich',
      cancelled: 'Ihr Termin ist abgesagt',
      lapsed: 'Ihr Termin konnte nicht rechtzeitig bestätigt werden, die Zeit ist wieder frei',
      day: 'Erinnerung an Ihren Termin morgen',
      hour: 'Ihr Termin beginnt in einer Stunde',
    },
    office: 'Uhrzeit in der Kanzlei:',
    price: 'Erstberatung:',
    room: 'An der Videoberatung teilnehmen',
    manage: 'Termin ansehen, verschieben oder absagen',
    again: 'Anderen Termin wählen',
  },
  ar: {
    kinds: { video: 'استشارة بالفيديو', phone: 'مكالمة هاتفية', office: 'زيارة المكتب' },
    events: {
      pending: 'حجزنا لكم الوقت وسنؤكد لكم الموعد',
      confirmed: 'تأكّد موعدكم',
      moved: 'تغير وقت موعدكم',
      declined: 'يتعذر علينا استقبالكم في الوقت الذي طلبتموه',
      cancelled: 'أُلغي موعدكم',
      lapsed: 'لم نتمكن من تأكيد موعدكم في الوقت المناسب وأصبح الوقت متاحًا من جديد',
      day: 'نذكركم بموعدكم غدًا',
      hour: 'يبدأ موعدكم بعد ساعة',
    },
    office: 'توقيت المكتب:',
    price: 'الاستشارة الأولى:',
    room: 'الدخول إلى الاستشارة بالفيديو',
    manage: 'الاطلاع على الموعد أو تغييره أو إلغاؤه',
    again: 'اختيار وقت آخر',
  },
  zh: {
    kinds: { video: '视频咨询', phone: '电话咨询', office: '到律所面谈' },
    events: {
      pending: '已为您保留时间，我们会确认预约',
      confirmed: '您的预约已确认',
      moved: '您的预约时间已更改',
      declined: '我们无法在您要求的时间接待您',
      cancelled: '您的预约已取消',
      lapsed: '我们未能及时确认您的预约，该时间已重新开放',
      day: '提醒：您明天有预约',
      hour: '您的预约将在一小时后开始',
    },
    office: '律所时间：',
    price: '首次咨询：',
    room: '进入视频咨询',
    manage: '查看、更改或取消预约',
    again: '选择其他时间',
  },
  ru: {
    kinds: { video: 'Видеоконсультация', phone: 'Телефонный звонок', office: 'Встреча в бюро' },
    events: {
      pending: 'Время закреплено за вами, мы подтвердим встречу',
      confirmed: 'Ваша встреча подтверждена',
      moved: 'Время вашей встречи изменилось',
      declined: 'Мы не сможем принять вас в выбранное время',
      cancelled: 'Ваша встреча отменена',
      lapsed: 'Мы не успели подтвердить встречу, и время снова свободно',
      day: 'Напоминаем о вашей встрече завтра',
      hour: 'Ваша встреча начнётся через час',
    },
    office: 'Время в бюро:',
    price: 'Первая консультация:',
    room: 'Войти в видеоконсультацию',
    manage: 'Посмотреть, перенести или отменить встречу',
    again: 'Выбрать другое время',
  },
};
