import { useActiveLanguages } from '@/lib/activeLanguages';
import { useFirm } from '@/lib/liveFirm';
import { absoluteUrl } from './Head';
import { JsonLd } from './JsonLd';
import { legalService } from './legalService';

/** The firm's structured data, for the pages about the firm itself. */
export function FirmData() {
  return <JsonLd data={legalService(useFirm(), absoluteUrl, useActiveLanguages())} />;
}
