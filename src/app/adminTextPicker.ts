import type { i18n as I18n } from 'i18next';
import { loadAdminTexts } from '@/admin-texts';
import '../styles/admin.css';

/** Lets an editor choose a text on a public page (PRODUCT 'Texts'). */
export async function pickTexts(i18n: I18n): Promise<void> {
  await loadAdminTexts();
  const picker = await import('@/features/admin/text-picker/pickTexts');
  await picker.pickTexts(i18n);
}
