import { useState, type ComponentProps } from 'react';

type FallbackImageProps = Omit<ComponentProps<'img'>, 'src' | 'onError'> & {
  src: string | undefined;
  /** Shown where there is no `src`, or where it does not load. */
  fallback: string;
  alt: string;
};

/** A picture that is never broken. */
export function FallbackImage({ src, fallback, alt, ...props }: FallbackImageProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      {...props}
      alt={alt}
      src={src && src !== failed ? src : fallback}
      onError={() => setFailed(src)}
    />
  );
}
