import { useState } from 'react';
import { cx } from '@/ui/cx';
import { AFTER_FIRST_SCREEN } from '@/site/firstScreen';

interface CoverProps {
  src: string;
  /** Left out where the title beside it says all there is to say. */
  alt?: string;
  lang?: string;
  /** For the one picture that is seen at once; all others wait until they come near. */
  eager?: boolean;
  className?: string;
}

/** A post's picture in a 16:9 slot that is reserved before it comes; a plain ground where there is none. */
export function Cover({ src, alt = '', lang, eager = false, className }: CoverProps) {
  const [failed, setFailed] = useState('');
  const box = cx('aspect-video w-full bg-sea-100', className);
  if (!src || failed === src) {
    return (
      <div aria-hidden="true" className={cx('grid place-items-center', box)}>
        <img
          src="/images/logo-mark.svg"
          alt=""
          width={64}
          height={64}
          loading="lazy"
          className="size-16 opacity-30"
        />
      </div>
    );
  }
  return (
    <img
      id={eager ? AFTER_FIRST_SCREEN : undefined}
      src={src}
      alt={alt}
      lang={lang}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      // A prerendered page may have the drawing in itself, instead of its address (backend/pageDocument.ts).
      suppressHydrationWarning={eager}
      onError={() => setFailed(src)}
      className={cx('object-cover', box)}
    />
  );
}
