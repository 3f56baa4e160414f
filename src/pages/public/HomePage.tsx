import { About } from '@/features/about/About';
import { FirmData } from '@/features/firm/FirmData';
import { Hero } from '@/features/hero/Hero';
import { PageHead } from '@/i18n/PageHead';
import { homeSections } from './lateParts';

/** The sections in the order of SPEC 1. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <FirmData />
      <Hero />
      <About />
      <homeSections.Late />
    </>
  );
}
