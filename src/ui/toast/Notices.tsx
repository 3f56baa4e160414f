import { useEffect, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast as show } from 'sonner';
import { takeNotices, type Notice } from './store';
import type { ToasterProps } from './Toaster';
import { useTopLayerHost } from './topLayer';

/** SPEC 9. */
const VISIBLE = 3;
const DURATION_MS = 4_000;
const GAP_PX = 14;
const WIDTH_PX = 356;

/** Above the chat button. */
const OFFSET = { bottom: 96 };

/** The variant for short notices, up to three in view (SPEC 4.6). */
export function Notices({ waiting, label, dir }: ToasterProps & { waiting: readonly Notice[] }) {
  const host = useTopLayerHost();

  // Only from here: a notice given to Sonner before it is mounted would be lost.
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { id, text } of takeNotices()) show(text, { id });
  }, [waiting]);

  return createPortal(
    <Sonner
      expand
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      gap={GAP_PX}
      style={{ '--width': `${WIDTH_PX}px`, fontFamily: 'inherit' } as CSSProperties}
      position={dir === 'rtl' ? 'bottom-left' : 'bottom-right'}
      offset={OFFSET}
      mobileOffset={OFFSET}
      dir={dir}
      containerAriaLabel={label}
      toastOptions={{
        classNames: {
          toast:
            '!rounded-xl !border-limestone-300 !bg-white !text-base !text-ink-900 !shadow-float',
        },
      }}
    />,
    host,
  );
}
