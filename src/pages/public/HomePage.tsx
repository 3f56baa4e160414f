import { Hero } from '@/features/public/hero/Hero';
import { Doors } from '@/features/public/services/Doors';
import { PageHead } from '@/seo/PageHead';
import { homeSections } from './islands';

/** The first screen; the sections below it hydrate at the first interaction. */
export default function HomePage() {
  return (
    <>
      <PageHead page="home" />
      <Hero doors={<Doors onDark />} />
      <homeSections.Island />
    </>
  );
}
