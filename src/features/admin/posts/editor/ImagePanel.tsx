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
import { altName, type PostValues } from '../schema';

const t = adminTexts('posts');

/** The post's image: picked, dropped or pasted, resized in the browser, and uploaded when the post is saved. */
export function ImagePanel({ uploading }: { uploading: boolean }) {
  const { register, setValue, setFocus, formState, clearErrors } = useFormContext<PostValues>();
  const image = useWatch<PostValues, 'image'>({ name: 'image' });
  const [notes, setNotes] = useState('');

  function change(url: string) {
    setValue('image', url, { shouldDirty: true });
    // The last image's description does not describe this one.
    setValue('imageAlt', '', { shouldDirty: true });
    for (const language of TRANSLATIONS) setValue(altName(language), '', { shouldDirty: true });
    clearErrors('imageAlt');
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
          if (chosen) setFocus('imageAlt');
        }}
        status={
          isDataUrl(image) && (uploading ? t('image.uploading') : `${readyText(image)} ${notes}`)
        }
      >
        <PictureLibrary
          onChoose={({ image: chosen, alt }) => {
            change(chosen);
            setValue('imageAlt', alt, { shouldDirty: true });
          }}
        />
      </ImagePicker>
      {image && (
        <TextField
          label={t('fields.imageAlt')}
          hint={t('image.altHint')}
          error={formState.errors.imageAlt?.message}
          {...register('imageAlt')}
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
        {TRANSLATIONS.map((language) => (
          <TextField
            key={language}
            label={languageLabel(language)}
            lang={language}
            dir={LANGUAGE_FACTS[language].dir}
            error={formState.errors[altName(language)]?.message}
            {...register(altName(language))}
          />
        ))}
      </div>
    </details>
  );
}

function readyText(dataUrl: string): string {
  const kilobytes = Math.ceil(fromDataUrl(dataUrl).size / 1000);
  return t('image.ready', { kilobytes });
}
