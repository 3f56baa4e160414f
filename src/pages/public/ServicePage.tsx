import { PageHead } from '@/i18n/PageHead';

export default function ServicePage() {
  return <PageHead page="service-civil" />;
}
