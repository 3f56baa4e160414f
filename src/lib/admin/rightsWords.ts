import { formatDay } from './officeTime';

/** The rights of the GDPR that are kept as requests. */
export const RIGHTS = {
  access: 'Acceso',
  rectification: 'Rectificación',
  erasure: 'Supresión',
  restriction: 'Limitación',
  portability: 'Portabilidad',
  objection: 'Oposición',
  withdrawal: 'Retirada del consentimiento',
} as const;

/** For whom somebody asks who does not ask for themselves (LOPDGDD, arts. 3 and 12). */
export const ON_BEHALF = {
  representative: 'Representante, con poder o autorización',
  guardian: 'Padre, madre o tutor, por un menor de catorce años o persona tutelada',
  heir: 'Familiar, allegado o heredero, por una persona fallecida',
} as const;

export const OUTCOMES = {
  granted: 'Atendida',
  partly: 'Atendida en parte',
  refused: 'Denegada',
} as const;

/** The fields of an enquiry that can be corrected, by their columns. */
export const CORRECTED: Record<string, string> = {
  name: 'nombre',
  email: 'correo',
  phone: 'teléfono',
  opposing_party: 'otra parte',
  language: 'idioma',
};

const STEPS: Record<string, string> = { received: 'Recibida', extended: 'Prorrogada', ...OUTCOMES };

const CHANGES: Record<string, string> = {
  limited: 'Tratamiento limitado',
  lifted: 'Limitación levantada',
  'block lifted': 'Bloqueo levantado',
  'consent withdrawn': 'Retirado el consentimiento para datos sensibles',
};

/** Describes an action 'rights' of the access log, without a full stop. */
export function rightsEvent(detail: string): string {
  if (detail.startsWith('corrected ')) {
    const fields = detail.slice('corrected '.length).split(', ');
    return `Corregido: ${fields.map((field) => CORRECTED[field] ?? field).join(', ')}`;
  }
  const [change = '', ...reason] = detail.split(': ');
  const why = reason.join(': ');
  if (change.startsWith('block extended ')) {
    return `Bloqueo prorrogado hasta el ${formatDay(change.slice('block extended '.length))}: ${why}`;
  }
  if (CHANGES[change]) return `${CHANGES[change]}: ${why}`;
  const [kind = '', step = ''] = detail.split(' ');
  const right = kind in RIGHTS ? RIGHTS[kind as keyof typeof RIGHTS] : kind;
  return `${STEPS[step] ?? step} una solicitud de ${right.toLowerCase()}`;
}
