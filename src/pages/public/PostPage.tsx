import { PageHead } from '@/i18n/PageHead';

export default function PostPage() {
  return <PageHead page="blog" />;
}
