import { adminTexts } from '@/admin-texts';
import { formatDay } from './officeTime';

const t = adminTexts('admin');

/** The rights of the GDPR that are kept as requests. */
export const RIGHTS = {
  access: t('rights.access'),
  rectification: t('rights.rectification'),
  erasure: t('rights.erasure'),
  restriction: t('rights.restriction'),
  portability: t('rights.portability'),
  objection: t('rights.objection'),
  withdrawal: t('rights.withdrawal'),
} as const;

/** For whom somebody asks who does not ask for themselves (LOPDGDD, arts. 3 and 12). */
export const ON_BEHALF = {
  representative: t('onBehalf.representative'),
  guardian: t('onBehalf.guardian'),
  heir: t('onBehalf.heir'),
} as const;

export const OUTCOMES = {
  granted: t('outcomes.granted'),
  partly: t('outcomes.partly'),
  refused: t('outcomes.refused'),
} as const;

/** The fields of an enquiry that can be corrected, by their columns. */
export const CORRECTED: Record<string, string> = {
  name: t('correctedFields.name'),
  email: t('correctedFields.email'),
  phone: t('correctedFields.phone'),
  opposing_party: t('correctedFields.opposingParty'),
  language: t('correctedFields.language'),
};

const STEPS = ['received', 'extended', 'granted', 'partly', 'refused'] as const;

const CHANGES: Record<string, string> = {
  limited: t('rightsEvents.limited'),
  lifted: t('rightsEvents.lifted'),
  'block lifted': t('rightsEvents.blockLifted'),
  'consent withdrawn': t('rightsEvents.consentWithdrawn'),
};

/** Describes an action 'rights' of the access log, without a full stop. */
export function rightsEvent(detail: string): string {
  if (detail.startsWith('corrected ')) {
    const fields = detail.slice('corrected '.length).split(', ');
    return t('rightsEvents.corrected', {
      fields: fields.map((field) => CORRECTED[field] ?? field).join(', '),
    });
  }
  const [change = '', ...rest] = detail.split(': ');
  const reason = rest.join(': ');
  if (change.startsWith('block extended ')) {
    const day = formatDay(change.slice('block extended '.length));
    return t('rightsEvents.blockExtended', { day, reason });
  }
  if (CHANGES[change]) return `${CHANGES[change]}: ${reason}`;
  const [kind = '', last] = detail.split(' ');
  const step = STEPS.find((one) => one === last);
  const right = kind in RIGHTS ? RIGHTS[kind as keyof typeof RIGHTS] : kind;
  return step ? t(`rightsEvents.${step}`, { right: right.toLowerCase() }) : detail;
}
