import { About } from '@/features/public/about/About';
import { FeaturedPosts } from '@/features/public/blog/list/FeaturedPosts';
import { ContactSection } from '@/features/public/contact/ContactSection';
import { FirmData } from '@/seo/FirmData';
import { ServicesSection } from '@/features/public/services/ServicesSection';
import { TestimonialsSection } from '@/features/public/testimonials/TestimonialsSection';

/**
 * The sections below the hero, in the order of SPEC 1 and 2.6: who comes for one of the areas finds
 * them within two screens of a phone, before the firm tells of itself.
 */
export function HomeSections() {
  return (
    <>
      <FirmData />
      <ServicesSection />
      <About />
      <TestimonialsSection />
      <FeaturedPosts />
      <ContactSection />
    </>
  );
}
