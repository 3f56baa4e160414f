import { useMutation } from '@tanstack/react-query';
import { ImageUp, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { admin as t } from '@/admin-texts';
import { focusOf, focusStyle } from '@/lib/image';
import { Button, Problem } from '@/ui/admin/controls';
import { buttonClass, cx } from '@/ui/classes';
import { failureText } from './requests';
import { PICKED_TYPES } from './imageFile';
import { storePicture } from './imageStore';
import type { Storing } from './resizeImage';

/** Narrower ones are blurred where a cover fills a large screen. */
const COVER_WIDTH = 1200;

interface ImagePickerProps {
  /** Names the image where it is not seen what it belongs to. */
  label: string;
  hint: string | undefined;
  /** The address of the chosen image; empty without one. */
  image: string;
  onChange: (image: string) => void;
  storing?: Storing;
  /** The preview's classes. */
  className: string;
  /** Whether it is a cover: one that is pasted elsewhere on the page is taken too, and it should be wide. */
  isCover?: boolean;
  /** Further ways to choose one. */
  children?: ReactNode;
}

/** Picks, drops or pastes an image, which is resized and stored at once. */
export function ImagePicker({
  label,
  hint,
  image,
  onChange,
  storing,
  className,
  isCover = false,
  children,
}: ImagePickerProps) {
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const taking = useMutation({
    /** @param change the file, and the image that it is to replace. */
    mutationFn: ({ file }: { file: File; before: string }) => storePicture(file, storing),
    onSuccess: ({ src }) => onChange(src),
  });
  const { data, error, variables } = taking;
  const stored = data?.src === focusOf(image).address ? data : undefined;

  function take(file: File | undefined) {
    setIsOver(false);
    if (file) taking.mutate({ file, before: image });
  }

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      // A picture pasted into the text of a post belongs to the text.
      if (!file || event.defaultPrevented || area.current?.closest('[inert]')) return;
      if (isCover && document.querySelector('dialog[open]')) return;
      event.preventDefault();
      take(file);
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
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
      className={cx(
        'grid gap-3 rounded border-2 border-dashed p-3',
        isOver ? 'border-sea-500 bg-sea-100' : 'border-limestone-300',
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
              take(event.target.files?.[0]);
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
            onClick={() => onChange('')}
          >
            {t('common.remove')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm empty:hidden">
        {taking.isPending && t('images.preparing')}
        {stored && `${t('images.ready')} `}
        {isCover &&
          stored &&
          stored.width < COVER_WIDTH &&
          t('images.narrow', { width: stored.width, best: COVER_WIDTH })}
      </p>
      <Problem className="text-sm">
        {error && variables.before === image && failureText(error)}
      </Problem>
    </div>
  );
}
