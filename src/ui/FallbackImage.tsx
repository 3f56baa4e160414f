import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

type FallbackImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'ref'> & {
  src: string | undefined;
  /** Shown without a `src`, or if it does not load: the address of another image, or an element. */
  fallback: ReactNode;
  alt: string;
};

export function FallbackImage({ src, fallback, alt, ...props }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // In a prerendered page the image may have failed before hydration attached onError.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(src);
  }, [src]);

  const shown = src && src !== failed ? src : fallback;
  if (typeof shown !== 'string') return shown;
  return <img {...props} ref={image} alt={alt} src={shown} onError={() => setFailed(src)} />;
}
