import { useEffect, useRef, useState, type ComponentProps } from 'react';

type FallbackImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'ref'> & {
  src: string | undefined;
  /** Shown where there is no `src`, or where it does not load. */
  fallback: string;
  alt: string;
};

/** A picture that is never broken. */
export function FallbackImage({ src, fallback, alt, ...props }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // In a page that came as HTML it may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  return (
    <img
      {...props}
      ref={image}
      alt={alt}
      src={src && src !== failed ? src : fallback}
      onError={() => setFailed(src)}
    />
  );
}
