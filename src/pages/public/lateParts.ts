import { late } from '@/ui/late';

/** The home page from its second screen on. */
export const homeSections = late(async () => (await import('./HomeSections')).HomeSections);

export const questionnaire = late(async () => (await import('./Questionnaire')).Questionnaire);

export const morePosts = late(async () => (await import('@/features/blog/MorePosts')).MorePosts);

export const postPopup = late(async () => (await import('@/features/blog/PostPopup')).PostPopup);
