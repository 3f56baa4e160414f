import { ImageUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { admin as t } from '@/admin-texts';
import { focusStyle } from '@/lib/image';
import { Button, Problem } from '@/ui/admin/controls';
import { buttonClass, cx } from '@/ui/classes';
import { failureText } from './requests';
import { imageNotes, PICKED_TYPES } from './imageFile';
import { type StoredImage, storePicture } from './imageStore';
import { ImageRejected } from './resizeImage';

interface ImagePickerProps {
  /** Names the image where it is not seen what it belongs to. */
  label: string;
  hint: string;
  /** The address of the chosen image; empty without one. */
  image: string;
  onChange: (image: string) => void;
  /** How a file is stored; as a picture of a post if not said. */
  store?: (file: File) => Promise<StoredImage>;
  /** The preview's classes. */
  className: string;
  /** Whether it is a cover: one that is pasted elsewhere on the page is taken too, and it should be wide. */
  isCover?: boolean;
  /** Further ways to choose one. */
  children?: ReactNode;
}

/** Why a file has not become an image of the site. */
export const imageProblem = (error: unknown) =>
  error instanceof ImageRejected ? error.message : failureText(error);

/** Picks, drops or pastes an image, which is resized and stored at once. */
export function ImagePicker({
  label,
  hint,
  image,
  onChange,
  store = storePicture,
  className,
  isCover = false,
  children,
}: ImagePickerProps) {
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'working' | 'over'>('idle');
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState('');
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
    try {
      const { src, content } = await store(file);
      onChange(src);
      setNotes(`${t('images.ready')} ${imageNotes(content, isCover)}`);
    } catch (error) {
      setProblem(imageProblem(error));
    }
    setState('idle');
  }

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      // A picture pasted into the text of a post belongs to the text.
      if (!file || event.defaultPrevented || area.current?.closest('[inert]')) return;
      if (isCover && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void take(file);
    };
    const target: GlobalEventHandlers | null = isCover ? document : area.current;
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
          <ImageUp className="size-5" />
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
            icon={X}
            variant="quiet"
            aria-label={t('images.removeFor', { label })}
            onClick={() => {
              onChange('');
              setNotes('');
            }}
          >
            {t('common.remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {state === 'working' ? t('images.preparing') : notes}
      </p>
      <Problem className="text-sm">{problem}</Problem>
    </div>
  );
}
