import { toast } from 'sonner';
import { adminTexts } from '@/admin-texts';
import { textName } from '../schema';
import type { Texts } from '../spanish/units';
import type { PostForm } from '../usePostForm';
import { type Translation } from '@/site/languages';

const t = adminTexts('post-translation');

/** Puts texts of a translation into the form, as if they were typed, and says so. */
export function fillTexts(
  form: PostForm['form'],
  language: Translation,
  texts: Partial<Texts>,
): void {
  for (const [field, text] of Object.entries(texts) as [keyof Texts, string][]) {
    form.setValue(textName(field, language), text, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  }
  toast(t('incoming.filled'));
}
