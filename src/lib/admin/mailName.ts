import { adminTexts } from '@/admin-texts';

const t = adminTexts('admin');

const MAILS: Record<string, string> = {
  alert: t('mails.alert'),
  detained: t('mails.detained'),
  confirmation: t('mails.confirmation'),
  warning: t('mails.warning'),
  flagged: t('mails.flagged'),
  appointment: t('mails.appointment'),
  agenda: t('mails.agenda'),
  summary: t('mails.summary'),
  credentials: t('mails.credentials'),
  documents: t('mails.documents'),
  reply: t('mails.reply'),
  test: t('mails.test'),
};

/** What a kind of mail of the outbox is called. */
export const mailName = (kind: string) => MAILS[kind] ?? kind;
