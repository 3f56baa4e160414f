import { PageHead } from '@/i18n/PageHead';

export default function TestimonialsPage() {
  return <PageHead page="testimonials" />;
}
