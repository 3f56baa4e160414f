import { adminWord } from '@/admin-texts';

/** What a kind of mail of the outbox is called. */
export const mailName = (kind: string) => adminWord('admin', 'mails', kind) ?? kind;
