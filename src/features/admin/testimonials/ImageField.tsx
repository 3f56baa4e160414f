import { adminTexts } from '@/admin-texts';
import { Problem } from '@/ui/admin/Problem';
import { ImageUp, X } from 'lucide-react';
import { useId, useState, type ChangeEvent, type ClipboardEvent, type DragEvent } from 'react';
import { PICKED_TYPES, toDataUrl } from '@/lib/admin/imageFile';
import { type ImageLimits, ImageRejected, resizeImage } from '@/lib/admin/resizeImage';
import { Button } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import type { ImageValue } from './schema';

const t = adminTexts('testimonials');

interface ImageFieldProps {
  label: string;
  hint: string;
  value: ImageValue;
  onChange: (value: ImageValue) => void;
  /** The maximum size of the resized image. */
  limits: ImageLimits;
  /** The preview's classes, in the size of the public site. */
  className: string;
  /** Images already in use, offered to choose from. */
  others?: readonly string[];
}

/** Picks, drops or pastes an image, which is resized at once and uploaded when the form is saved. */
export function ImageField({
  label,
  hint,
  value,
  onChange,
  limits,
  className,
  others = [],
}: ImageFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const shown = value.preview ?? value.url;
  const choices = others.filter((url) => url !== value.url);

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    setProblem('');
    try {
      const upload = await resizeImage(file, limits);
      onChange({ url: null, upload, preview: await toDataUrl(upload) });
    } catch (error) {
      setProblem(error instanceof ImageRejected ? error.message : t('image.unreadable'));
    } finally {
      setBusy(false);
    }
  }

  function onPick(event: ChangeEvent<HTMLInputElement>) {
    void take(event.target.files?.[0]);
    // Allows picking the same file again after a rejection.
    event.target.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  }

  function onPaste(event: ClipboardEvent) {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    void take(file);
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid content-start gap-2">
      <p id={`${id}-label`} className="font-semibold">
        {label}
      </p>
      {/* Dropping and pasting are shortcuts for the button below. */}
      <div
        className="flex flex-wrap items-center gap-3 rounded border border-dashed border-ink-500 p-3"
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        {shown ? (
          <img
            src={shown}
            alt={t('image.chosen', { label })}
            className={cx('bg-limestone-200', className)}
          />
        ) : (
          <span className="text-ink-700">{t('image.none')}</span>
        )}
        <label
          className={buttonClass(
            'secondary',
            'relative cursor-pointer px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-terracotta-600',
          )}
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {busy ? t('image.busy') : t('image.choose')}
          <input
            type="file"
            accept={PICKED_TYPES.join(',')}
            aria-label={t('image.chooseFor', { label })}
            aria-describedby={`${id}-hint`}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={onPick}
          />
        </label>
        {shown && (
          <Button
            variant="quiet"
            aria-label={t('image.removeFor', { label })}
            onClick={() => onChange({ url: null })}
          >
            <X aria-hidden="true" className="size-4" />
            {t('image.remove')}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-700">
        {hint}
      </p>
      <Problem className="text-sm">{problem}</Problem>
      {choices.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{t('image.known')}</span>
          {choices.map((url, index) => (
            <button
              key={url}
              type="button"
              aria-label={t('image.use', { label, number: index + 1 })}
              className="inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-limestone-300 bg-white p-2 hover:border-ink-800"
              onClick={() => onChange({ url })}
            >
              <img src={url} alt="" className={className} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
