import type { EmbeddedBackend } from '../../server/embedded/embedded.ts';
import { ADMIN_READS } from './adminReads.ts';
import { BLOG_READS } from './blogReads.ts';
import { compare } from './compare.ts';
import { fillAppointments, fillPosts, fillEnquiries, fillTexts } from './fill.ts';

const FEW = { enquiries: 50, texts: 50, appointments: 20 };
const MANY = { posts: 10_000, enquiries: 50_000, texts: 5_000, appointments: 5_000 };

/** Compares the queries of blog and admin area with little and with very much data. */
export async function benchReads(): Promise<void> {
  const few = async (backend: EmbeddedBackend) => {
    await fillEnquiries(backend, FEW.enquiries);
    await fillTexts(backend, FEW.texts);
    await fillAppointments(backend, FEW.appointments);
  };
  const many = async (backend: EmbeddedBackend) => {
    await fillPosts(backend, { posts: MANY.posts, characters: 1000 });
    await fillEnquiries(backend, MANY.enquiries);
    await fillTexts(backend, MANY.texts);
    await fillAppointments(backend, MANY.appointments);
  };
  console.log(
    `\nfew: the demo's posts, ${FEW.enquiries} enquiries, ${FEW.texts} changed texts, ${FEW.appointments} appointments; ` +
      `many: ${MANY.posts}, ${MANY.enquiries}, ${MANY.texts} and ${MANY.appointments}`,
  );
  await compare(
    [
      { name: 'few', fill: few },
      { name: 'many', fill: many },
    ],
    [BLOG_READS, ADMIN_READS],
  );
}
