import { About } from '@/features/about/About';
import { FeaturedPosts } from '@/features/blog/FeaturedPosts';
import { ContactSection } from '@/features/contact/ContactSection';
import { FirmData } from '@/features/firm/FirmData';
import { ServicesSection } from '@/features/services/ServicesSection';
import { TestimonialsSection } from '@/features/testimonials/TestimonialsSection';

/** The sections in the order of SPEC 1. */
export function HomeSections() {
  return (
    <>
      <FirmData />
      <About />
      <TestimonialsSection />
      <ServicesSection />
      <FeaturedPosts />
      <ContactSection />
    </>
  );
}
