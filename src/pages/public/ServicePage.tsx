import { useLocation } from 'react-router-dom';
import { PageHead } from '@/i18n/PageHead';
import { addressOf } from '@/site/pages';
import { SERVICE_IDS } from '@/site/services';

export default function ServicePage() {
  const page = addressOf(useLocation().pathname)?.page;
  const id = SERVICE_IDS.find((service) => page === `service-${service}`);
  return id && <PageHead page={`service-${id}`} />;
}
