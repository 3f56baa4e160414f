import { island } from '@/hydration/island';

/** The home page below the first screen. */
export const homeSections = island(async () => (await import('./HomeSections')).HomeSections);

export const bookingSection = island(
  async () => (await import('@/features/public/enquiry-form/booking/Booking')).Booking,
);

export const hoursSection = island(
  async () => (await import('@/features/public/contact/HoursPanel')).HoursPanel,
);

export const enquirySection = island(
  async () => (await import('@/features/public/enquiry-form/EnquiryForm')).EnquiryForm,
);

export const morePosts = island(
  async () => (await import('@/features/public/blog/list/PostCards')).MorePosts,
);

export const categoryPosts = island(
  async () => (await import('@/features/public/blog/list/PostCards')).CategoryPosts,
);

export const postPopup = island(
  async () => (await import('@/features/public/blog/article/PostPopup')).PostPopup,
);
