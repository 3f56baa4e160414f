import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fromDataUrl, isDataUrl } from '@/lib/admin/imageFile';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { LANGUAGE_FACTS, TRANSLATIONS } from '@/site/languages';
import { TextField } from '@/ui/admin/TextField';
import { Panel } from '@/ui/admin/Panel';
import { PictureLibrary } from '../text/PictureLibrary';
import { FocusField } from './FocusField';
import { ALT_NAMES, type PostValues, textName } from '../schema';

const t = adminTexts('posts');

/** The post's image: picked, dropped or pasted, resized in the browser, and uploaded when the post is saved. */
export function ImagePanel({ uploading }: { uploading: boolean }) {
  const { register, setValue, setFocus, formState, clearErrors } = useFormContext<PostValues>();
  const image = useWatch<PostValues, 'image'>({ name: 'image' });
  const [notes, setNotes] = useState('');

  function change(url: string) {
    setValue('image', url, { shouldDirty: true });
    // The last image's description does not describe this one.
    for (const name of ALT_NAMES) setValue(name, '', { shouldDirty: true });
    clearErrors('image_alt');
  }

  return (
    <Panel title={t('fields.image')}>
      <ImagePicker
        label={t('fields.image')}
        hint={t('image.howTo')}
        className="aspect-video w-full rounded object-cover"
        pastedAnywhere
        image={image}
        onChange={(chosen, about) => {
          setNotes(about);
          change(chosen);
          if (chosen) setFocus('image_alt');
        }}
        status={
          isDataUrl(image) && (uploading ? t('image.uploading') : `${readyText(image)} ${notes}`)
        }
      >
        <PictureLibrary
          onChoose={({ image: chosen, alt }) => {
            change(chosen);
            setValue('image_alt', alt, { shouldDirty: true });
          }}
        />
      </ImagePicker>
      {image && (
        <TextField
          label={t('fields.image_alt')}
          hint={t('image.altHint')}
          error={formState.errors.image_alt?.message}
          {...register('image_alt')}
        />
      )}
      {image && <ImageAlts />}
      {image && (
        <FocusField
          image={image}
          onChange={(url) => setValue('image', url, { shouldDirty: true })}
        />
      )}
    </Panel>
  );
}

/** What the cover shows, in the other languages; an empty one is read in Spanish. */
function ImageAlts() {
  const { register, formState } = useFormContext<PostValues>();
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('image.otherAlts')}
      </summary>
      <div className="grid gap-3">
        {TRANSLATIONS.map((language) => {
          const name = textName('image_alt', language);
          return (
            <TextField
              key={language}
              label={languageLabel(language)}
              lang={language}
              dir={LANGUAGE_FACTS[language].dir}
              error={formState.errors[name]?.message}
              {...register(name)}
            />
          );
        })}
      </div>
    </details>
  );
}

function readyText(dataUrl: string): string {
  const kilobytes = Math.ceil(fromDataUrl(dataUrl).size / 1000);
  return t('image.ready', { kilobytes });
}
