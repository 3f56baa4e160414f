import { Hero } from '@/features/hero/Hero';
import { PageHead } from '@/i18n/PageHead';
import { homeSections } from './lateParts';

/** The first screen; the sections below it follow when somebody is there to read them. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <Hero />
      <homeSections.Late />
    </>
  );
}
