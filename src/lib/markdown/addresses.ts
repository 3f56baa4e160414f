/** Within the site: one slash, since two, or one and a backslash, name another host. */
const WITHIN_SITE = /^\/(?![/\\])/;

/** Whether an address may be a link: of the web, a mail, a phone number, or within the site. */
export const isLinkAddress = (address: string): boolean =>
  /^(https?:\/\/[^/\\]|mailto:.|tel:.)/i.test(address) || WITHIN_SITE.test(address);

/** Whether an address may be a picture's. */
export const isPictureAddress = (address: string): boolean =>
  /^https?:\/\/[^/\\]/i.test(address) || WITHIN_SITE.test(address);

/** Whether a link leads to a path of this site. */
export const isWithinSite = (address: string): boolean => WITHIN_SITE.test(address);
