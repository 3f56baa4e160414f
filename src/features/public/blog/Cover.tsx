import { langAttributes } from '@/i18n/Localized';
import { focusOf, focusStyle, responsive } from '@/lib/image';
import { type LocalizedText, textOf } from '@/lib/localized';
import { cx } from '@/ui/classes';
import { FallbackImage } from '@/ui/FallbackImage';

interface CoverProps {
  /** With what stays in sight of it. */
  src: string;
  /** How wide it is shown, for the browser's choice among the widths of an uploaded picture. */
  sizes: string;
  /** Omitted where the title beside it says enough. */
  alt?: LocalizedText;
  /** For the one cover in the first screen; all others load lazily. */
  eager?: boolean;
  className?: string;
}

/** A post's cover in a reserved 16:9 box; a plain placeholder where there is none or it fails to load. */
export function Cover({ src: picture, sizes, alt = '', eager = false, className }: CoverProps) {
  const src = focusOf(picture).address;
  const box = cx('post-cover', className);
  const placeholder = (
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
  return (
    <FallbackImage
      {...responsive(src, sizes)}
      src={src || undefined}
      fallback={placeholder}
      alt={textOf(alt)}
      lang={langAttributes(alt).lang}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? undefined : 'async'}
      fetchPriority={eager ? 'high' : undefined}
      // Prerendering may replace the address by the inlined SVG (build/pageDocument.ts).
      suppressHydrationWarning={eager}
      style={focusStyle(picture)}
      className={box}
    />
  );
}
