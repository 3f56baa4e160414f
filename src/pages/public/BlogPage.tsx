import { PageHead } from '@/i18n/PageHead';

export default function BlogPage() {
  return <PageHead page="blog" />;
}
