import { useController } from 'react-hook-form';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';
import { type PostValues } from '../schema';
import { type Translation, TRANSLATIONS } from '@/site/languages';

const t = adminTexts('posts');

/** Keeps a translation from readers until it is ready, whatever the state of the post. */
export function WaitingSwitch({ language }: { language: Translation }) {
  const { field } = useController<PostValues, 'waitingLanguages'>({ name: 'waitingLanguages' });
  const toggle = (waits: boolean) =>
    // In the order of the site, so that the order of choosing makes no difference.
    TRANSLATIONS.filter((code) => (code === language ? waits : field.value.includes(code)));
  return (
    <Checkbox
      label={t('waiting.label', { language: languageName(language) })}
      hint={t('waiting.hint')}
      name={field.name}
      onBlur={field.onBlur}
      checked={field.value.includes(language)}
      onChange={(event) => field.onChange(toggle(event.target.checked))}
    />
  );
}
