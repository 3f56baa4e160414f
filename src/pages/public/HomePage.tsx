import { About } from '@/features/about/About';
import { FeaturedPosts } from '@/features/blog/FeaturedPosts';
import { ContactSection } from '@/features/contact/ContactSection';
import { FirmData } from '@/features/firm/FirmData';
import { Hero } from '@/features/hero/Hero';
import { ServicesSection } from '@/features/services/ServicesSection';
import { TestimonialsSection } from '@/features/testimonials/TestimonialsSection';
import { PageHead } from '@/i18n/PageHead';

/** The sections in the order of SPEC 1. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <FirmData />
      <Hero />
      <About />
      <TestimonialsSection />
      <ServicesSection />
      <FeaturedPosts />
      <ContactSection />
    </>
  );
}
