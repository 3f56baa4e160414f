import { Problem } from '@/ui/admin/Problem';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  fromDataUrl,
  type ImageContent,
  imageNotes,
  isDataUrl,
  PICKED_TYPES,
  toDataUrl,
} from '@/lib/admin/imageFile';
import { languageLabel } from '@/lib/admin/languageName';
import { ImageRejected, resizeImage } from '@/lib/admin/resizeImage';
import { adminTexts } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { LANGUAGE_FACTS, TRANSLATIONS } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { cx } from '@/ui/cx';
import { TextField } from '@/ui/admin/TextField';
import { Panel } from '../Panel';
import { PictureLibrary } from '../text/PictureLibrary';
import { FocusField } from './FocusField';
import { altName, type PostValues } from '../schema';

const t = adminTexts('posts');

/** The post's image: picked, dropped or pasted, resized in the browser, and uploaded when the post is saved. */
export function ImagePanel({ progress }: { progress: number | undefined }) {
  const { register, setValue, setFocus, formState, clearErrors } = useFormContext<PostValues>();
  const image = useWatch<PostValues, 'image'>({ name: 'image' });
  const [status, setStatus] = useState<'idle' | 'working' | 'over'>('idle');
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function change(url: string) {
    setValue('image', url, { shouldDirty: true });
    // The last image's description does not describe this one.
    setValue('imageAlt', '', { shouldDirty: true });
    for (const language of TRANSLATIONS) setValue(altName(language), '', { shouldDirty: true });
    clearErrors('imageAlt');
  }

  async function take(file: File | undefined) {
    setStatus('idle');
    if (!file) return;
    setProblem('');
    setNotes('');
    setStatus('working');
    try {
      const onContent = (content: ImageContent) => setNotes(imageNotes(content));
      change(await toDataUrl(await resizeImage(file, { onContent })));
      setFocus('imageAlt');
    } catch (error) {
      setProblem(error instanceof ImageRejected ? error.message : t('image.notPrepared'));
    }
    setStatus('idle');
  }

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      // A picture pasted into the text editor belongs to the text.
      if (!file || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void take(file);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setStatus('over');
    },
    onDragLeave: () => setStatus('idle'),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      void take(event.dataTransfer.files[0]);
    },
  };

  return (
    <Panel title={t('fields.image')}>
      <div
        {...drop}
        className={cx(
          'grid gap-3 rounded border-2 border-dashed p-3',
          status === 'over' ? 'border-sea-500 bg-sea-100' : 'border-limestone-300',
        )}
      >
        {image && (
          <img
            src={image}
            alt={t('image.alt')}
            style={focusStyle(image)}
            className="aspect-video w-full rounded bg-limestone-200 object-cover"
          />
        )}
        <p className="text-sm text-ink-700">{t('image.howTo')}</p>
        <div className="flex flex-wrap gap-2">
          <Button className="px-4" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden="true" className="size-5" />
            {image ? t('image.change') : t('image.choose')}
          </Button>
          <PictureLibrary
            onChoose={({ image: chosen, alt }) => {
              setProblem('');
              setNotes('');
              change(chosen);
              setValue('imageAlt', alt, { shouldDirty: true });
            }}
          />
          {image && (
            <Button
              variant="quiet"
              onClick={() => {
                setProblem('');
                change('');
              }}
            >
              <Trash2 aria-hidden="true" className="size-5" />
              {t('image.remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={PICKED_TYPES.join(',')}
          aria-label={t('image.file')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // Allows choosing the same file again.
            event.target.value = '';
          }}
        />
        <p role="status" className="text-sm empty:hidden">
          {status === 'working' && t('image.preparing')}
          {status !== 'working' &&
            isDataUrl(image) &&
            progress === undefined &&
            `${readyText(image)} ${notes}`}
        </p>
        {progress !== undefined && isDataUrl(image) && (
          <p className="text-sm">
            <label>
              {t('image.uploading')}
              <progress className="mt-1 block w-full" value={progress} max={1} />
            </label>
          </p>
        )}
        <Problem className="text-sm">{problem}</Problem>
      </div>
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
