import { absoluteUrl } from '@/i18n/Head';
import { JsonLd } from '@/i18n/JsonLd';
import { firm } from '@/site/firm';
import { legalService } from './legalService';

/** Who and where the firm is, for search engines; on the pages that people look for it by. */
export function FirmData() {
  return <JsonLd data={legalService(firm, absoluteUrl)} />;
}
