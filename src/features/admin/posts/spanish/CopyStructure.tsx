import { CopyPlus } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { toast } from 'sonner';
import { adminTexts } from '@/admin-texts';
import { LONG_TOAST_MS } from '@/ui/admin/AdminToaster';
import type { Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { focusTabPanel } from '../focusTabPanel';
import { type PostValues, textName } from '../schema';

const t = adminTexts('post-text');

/**
 * Begins a translation with the whole Spanish text, to be written over. The language waits until
 * staff publish it, so that nobody reads Spanish as a translation.
 */
export function CopyStructure({ language }: { language: Translation }) {
  const { getValues, setValue, watch } = useFormContext<PostValues>();
  const name = textName('content', language);
  const [content, spanish] = watch([name, 'content']);
  if (content.trim() !== '' || spanish.trim() === '') return null;
  return (
    <Button
      className="justify-self-start"
      onClick={(event) => {
        focusTabPanel(event.currentTarget);
        setValue(name, getValues('content'), { shouldDirty: true });
        const waiting = getValues('waitingLanguages').filter((code) => code !== language);
        setValue('waitingLanguages', [...waiting, language], { shouldDirty: true });
        toast(t('spanish.copied'), { duration: LONG_TOAST_MS });
      }}
    >
      <CopyPlus aria-hidden="true" className="size-5" />
      {t('spanish.copyAll')}
    </Button>
  );
}
