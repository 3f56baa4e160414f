import { useActiveLanguages } from '@/lib/activeLanguages';
import { absoluteUrl } from './Head';
import { JsonLd } from './JsonLd';
import { firm } from '@/site/firm';
import { legalService } from './legalService';

/** The firm's structured data, for the pages about the firm itself. */
export function FirmData() {
  return <JsonLd data={legalService(firm, absoluteUrl, useActiveLanguages())} />;
}
