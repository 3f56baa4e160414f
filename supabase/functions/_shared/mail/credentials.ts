import { LOGIN_PATH } from '../../../../src/site/adminPaths.ts';
import { LOCALES } from '../../../../src/site/dateLocales.ts';
import { type Clock, plainMoment } from '../../../../src/site/dates.ts';
import { firm } from '../../../../src/site/firm.ts';
import { type Content, staffMail } from './body.ts';
import type { CredentialChange } from './outbox.ts';

/** What has happened, as a sentence and as a subject. */
const CHANGES: Record<CredentialChange['change'], { subject: string; sentence: string }> = {
  password: {
    subject: 'Se ha cambiado su contraseña',
    sentence: 'se ha puesto una contraseña nueva en su cuenta',
  },
  email: {
    subject: 'Se ha cambiado el correo de su cuenta',
    sentence: 'se ha cambiado el correo con el que se entra en su cuenta',
  },
  factor: {
    subject: 'Se ha añadido un teléfono a su cuenta',
    sentence: 'se ha añadido un teléfono para el segundo paso al entrar en su cuenta',
  },
  'no factor': {
    subject: 'Se ha quitado el segundo paso de su cuenta',
    sentence: 'se ha quitado de su cuenta el teléfono del segundo paso',
  },
  'recovery code': {
    subject: 'Se ha usado un código de recuperación',
    sentence: 'se ha entrado en su cuenta con un código de recuperación, que ya no sirve,',
  },
  'wrong codes': {
    subject: 'Alguien prueba códigos en su cuenta',
    sentence:
      'se ha entrado varias veces con su contraseña y con un código de segundo paso que no era correcto',
  },
};

const OFFICE: Clock = { zone: firm.timeZone, locale: LOCALES.es };

/** Reports a change of credentials to the person, in case somebody else made it. */
export function credentialsMailOf({ change, at }: CredentialChange, siteUrl: string): Content {
  const { subject, sentence } = CHANGES[change];
  return staffMail(`${subject} · ${firm.name}`, [
    `El ${plainMoment(at, OFFICE)} ${sentence} en la web de ${firm.name}.`,
    'Si ha sido usted, no tiene que hacer nada.',
    'Si no ha sido usted, avise enseguida a la persona que administra la web y ponga una contraseña nueva con «He olvidado la contraseña»:',
    { href: `${siteUrl}${LOGIN_PATH}`, label: 'Acceso del despacho' },
  ]);
}
