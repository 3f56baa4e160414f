import { About } from '@/features/public/about/About';
import { FeaturedPosts } from '@/features/public/blog/list/FeaturedPosts';
import { ContactSection } from '@/features/public/contact/ContactSection';
import { FirmData } from '@/seo/FirmData';
import { ServicesSection } from '@/features/public/services/ServicesSection';
import { TestimonialsSection } from '@/features/public/testimonials/TestimonialsSection';

/** The sections below the hero in the order of SPEC 1: the firm, its clients, then the services. */
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
