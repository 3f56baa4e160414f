import accessLog from './access-log.json';
import account from './account.json';
import admin from './admin.json';
import agenda from './agenda.json';
import archive from './archive.json';
import auth from './auth.json';
import categories from './categories.json';
import clients from './clients.json';
import consents from './consents.json';
import dashboard from './dashboard.json';
import enquiries from './enquiries.json';
import erasures from './erasures.json';
import firm from './firm.json';
import holidays from './holidays.json';
import languages from './languages.json';
import mail from './mail.json';
import postText from './post-text.json';
import postTranslation from './post-translation.json';
import posts from './posts.json';
import publication from './publication.json';
import redirects from './redirects.json';
import review from './review.json';
import rights from './rights.json';
import sessionLimits from './session-limits.json';
import staff from './staff.json';
import testimonials from './testimonials.json';
import textPicker from './text-picker.json';
import texts from './texts.json';
import vocabulary from './vocabulary.json';
import type { resources as spanish } from '../es';

/** The same keys with any text. */
type Texts<T> = { [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** A text that is missing here does not compile. */
export const resources = {
  'access-log': accessLog,
  account,
  admin,
  agenda,
  archive,
  auth,
  categories,
  clients,
  consents,
  dashboard,
  enquiries,
  erasures,
  firm,
  holidays,
  languages,
  mail,
  'post-text': postText,
  'post-translation': postTranslation,
  posts,
  publication,
  redirects,
  review,
  rights,
  'session-limits': sessionLimits,
  staff,
  testimonials,
  'text-picker': textPicker,
  texts,
  vocabulary,
} satisfies Texts<typeof spanish>;
