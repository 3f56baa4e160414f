import type { ServiceId } from '@/site/services';
import type { TermId } from '@/site/terms';

/** What a term is called in Spain, and the practice area that it belongs to. */
export const TERMS: Record<TermId, { spanish: string; service: ServiceId }> = {
  nie: { spanish: 'NIE (número de identidad de extranjero)', service: 'immigration' },
  tie: { spanish: 'TIE (tarjeta de identidad de extranjero)', service: 'immigration' },
  arraigo: { spanish: 'arraigo', service: 'immigration' },
  apostilla: { spanish: 'apostilla de La Haya', service: 'civil' },
  'poder-notarial': { spanish: 'poder notarial', service: 'civil' },
  legitima: { spanish: 'legítima', service: 'inheritance' },
  'ultimas-voluntades': {
    spanish: 'certificado de últimas voluntades',
    service: 'inheritance',
  },
  arras: { spanish: 'arras', service: 'civil' },
  finiquito: { spanish: 'finiquito', service: 'labor' },
  conciliacion: { spanish: 'papeleta de conciliación', service: 'labor' },
};
