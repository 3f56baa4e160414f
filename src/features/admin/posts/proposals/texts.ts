import { failureText } from '@/lib/admin/failureText';
import { BackendError } from '@/lib/errors';
import type { Proposal } from './proposal';
import { TranslationFailure } from './queries';

const FAILURES: Record<string, string> = {
  timeout: 'El servicio de traducción tarda demasiado en responder. Vuelva a probar en un momento.',
  unreachable: 'El servicio de traducción no responde. Vuelva a probar en un momento.',
  refused:
    'El servicio de traducción no acepta la clave de este servidor. Avise a quien lo administra.',
  quota:
    'El servicio de traducción no admite más texto por ahora: recibe demasiadas peticiones o se ha agotado lo contratado.',
  answer: 'El servicio de traducción ha dado una respuesta que no se entiende.',
  failed: 'El servicio de traducción ha fallado. Vuelva a probar en un momento.',
  limit:
    'Pasaría de los caracteres que una persona puede mandar a traducir en un día. Podrá seguir mañana.',
  invalid: 'El texto español guardado ya no es el que se ve aquí. Recargue la página.',
  off: 'El servicio de traducción está desactivado.',
};

/** Why no proposals have come, and that nothing is lost. */
export function askingFailure(error: unknown): string {
  const known = error instanceof TranslationFailure ? FAILURES[error.message] : undefined;
  return `${known ?? failureText(error)} El texto sigue como estaba.`;
}

/** Why a decision was not recorded. */
export const decidingFailure = (error: unknown): string =>
  error instanceof BackendError && error.kind === 'conflict'
    ? 'Otra persona ha decidido entretanto sobre esta propuesta. Recargue la página.'
    : `No se ha anotado la decisión. ${failureText(error)}`;

const FLAWS: Record<string, string> = {
  empty: 'falta texto.',
  length: 'es demasiado larga.',
  links: 'falta un enlace o sobra uno.',
  marks: 'la negrita o la cursiva no corresponde a la del texto español.',
  kept: 'falta un término que no se traduce.',
  structure: 'no tiene la forma del párrafo español.',
};

export const flawText = (flaw: string) =>
  `No utilizable: ${FLAWS[flaw] ?? 'no ha pasado la comprobación.'}`;

export const termsText = ({ terms }: Proposal) =>
  terms.map(({ term, translation }) => `«${term}» debe traducirse por «${translation}».`).join(' ');

const SERVICES: Record<string, string> = { deepl: 'DeepL', libretranslate: 'LibreTranslate' };
export const serviceName = (service: string) => SERVICES[service] ?? service;
