import { ImageUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { admin as t } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { Button, Problem } from '@/ui/admin/Button';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { type ImageContent, imageNotes, PICKED_TYPES, toDataUrl } from './imageFile';
import { type ImageLimits, ImageRejected, resizeImage } from './resizeImage';

interface ImagePickerProps {
  /** Names the image where it is not seen what it belongs to. */
  label: string;
  hint: string;
  /** The chosen image, a data URL or where it is stored; empty without one. */
  image: string;
  /** @param notes what is not as somebody may expect. */
  onChange: (image: string, notes: string) => void;
  /** The maximum size of the resized image. */
  limits?: ImageLimits;
  /** The preview's classes. */
  className: string;
  /** Whether an image is also taken that is pasted elsewhere on the page. */
  pastedAnywhere?: boolean;
  /** What is to be said of the chosen image. */
  status?: ReactNode;
  /** Further ways to choose one. */
  children?: ReactNode;
}

/** Picks, drops or pastes an image, which is resized at once; the form uploads it when it is saved. */
export function ImagePicker({
  label,
  hint,
  image,
  onChange,
  limits,
  className,
  pastedAnywhere = false,
  status,
  children,
}: ImagePickerProps) {
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'working' | 'over'>('idle');
  const [problem, setProblem] = useState('');
  const [last, setLast] = useState(image);
  if (image !== last) {
    setLast(image);
    setProblem('');
  }

  async function take(file: File | undefined) {
    setState('idle');
    if (!file) return;
    setProblem('');
    setState('working');
    let notes = '';
    try {
      const onContent = (content: ImageContent) => void (notes = imageNotes(content));
      onChange(await toDataUrl(await resizeImage(file, { ...limits, onContent })), notes);
    } catch (error) {
      setProblem(error instanceof ImageRejected ? error.message : t('images.unreadable'));
    }
    setState('idle');
  }

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      // A picture pasted into the text of a post belongs to the text.
      if (!file || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (area.current?.closest('[inert]')) return;
      event.preventDefault();
      void take(file);
    };
    const target: GlobalEventHandlers | null = pastedAnywhere ? document : area.current;
    target?.addEventListener('paste', onPaste);
    return () => target?.removeEventListener('paste', onPaste);
  });

  return (
    <div
      ref={area}
      onDragOver={(event) => {
        event.preventDefault();
        setState('over');
      }}
      onDragLeave={() => setState('idle')}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      className={cx(
        'grid gap-3 rounded border-2 border-dashed p-3',
        state === 'over' ? 'border-sea-500 bg-sea-100' : 'border-limestone-300',
      )}
    >
      {image && (
        <img
          src={image}
          alt={t('images.chosen', { label })}
          style={focusStyle(image)}
          className={cx('bg-limestone-200', className)}
        />
      )}
      <p id={hintId} className="text-sm text-ink-700">
        {hint}
      </p>
      <div className="flex flex-wrap gap-2">
        <label
          className={buttonClass(
            'secondary',
            'relative px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-terracotta-600',
          )}
        >
          <ImageUp aria-hidden="true" className="size-5" />
          {t('images.choose')}
          <input
            type="file"
            accept={PICKED_TYPES.join(',')}
            aria-label={t('images.chooseFor', { label })}
            aria-describedby={hintId}
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // Allows choosing the same file again.
              event.target.value = '';
            }}
          />
        </label>
        {children}
        {image && (
          <Button
            variant="quiet"
            aria-label={t('images.removeFor', { label })}
            onClick={() => onChange('', '')}
          >
            <X aria-hidden="true" className="size-5" />
            {t('common.remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {state === 'working' ? t('images.preparing') : status}
      </p>
      <Problem className="text-sm">{problem}</Problem>
    </div>
  );
}
