import { island } from '@/hydration/island';

/** The home page below the first screen. */
export const homeSections = island(async () => (await import('./HomeSections')).HomeSections);

/** The contact page's booking of an appointment. */
export const bookingSection = island(async () => (await import('./BookingSection')).BookingSection);

/** The contact page's opening hours. */
export const hoursSection = island(async () => (await import('./HoursSection')).HoursSection);

/** The contact page's enquiry form. */
export const enquirySection = island(
  async () => (await import('@/features/public/enquiry-form/EnquiryForm')).EnquiryForm,
);

/** The other posts below a post. */
export const morePosts = island(
  async () => (await import('@/features/public/blog/list/PostCards')).MorePosts,
);

/** The posts on the page of a practice area. */
export const categoryPosts = island(
  async () => (await import('@/features/public/blog/list/PostCards')).CategoryPosts,
);

/** The blog list's popup. */
export const postPopup = island(
  async () => (await import('@/features/public/blog/article/PostPopup')).PostPopup,
);
