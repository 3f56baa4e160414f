import { SERVICE_IDS } from './services.ts';

/** What an enquiry is about. */
export const PRACTICE_AREAS = [...SERVICE_IDS, 'other'] as const;

/** The most urgent last. */
export const URGENCIES = ['normal', 'deadline', 'detained'] as const;

/** How the client wants the answer. */
export const CHANNELS = ['call', 'email', 'chat', 'video'] as const;

/** How the client has found the firm. */
export const SOURCES = ['search', 'recommendation', 'social', 'reviews', 'press', 'other'] as const;

/** What has become of it. */
export const STATUSES = ['new', 'contacted', 'engaged', 'closed'] as const;

export type PracticeArea = (typeof PRACTICE_AREAS)[number];
export type Urgency = (typeof URGENCIES)[number];
export type Channel = (typeof CHANNELS)[number];
export type Source = (typeof SOURCES)[number];
