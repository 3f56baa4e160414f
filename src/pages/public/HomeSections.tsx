import { FeaturedPosts } from '@/features/blog/FeaturedPosts';
import { ContactSection } from '@/features/contact/ContactSection';
import { ServicesSection } from '@/features/services/ServicesSection';
import { TestimonialsSection } from '@/features/testimonials/TestimonialsSection';

export function HomeSections() {
  return (
    <>
      <TestimonialsSection />
      <ServicesSection />
      <FeaturedPosts />
      <ContactSection />
    </>
  );
}
