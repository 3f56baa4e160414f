import { useEffect, useRef } from 'react';
import { fromDataUrl, isDataUrl } from '@/lib/admin/imageFile';
import { focusOf, withFocus } from '@/lib/image';
import { removeImages, uploadPicture } from '@/lib/admin/imageStore';

/** Uploads a post's image before the post is saved, and removes it if no save uses it. */
export function useImageUpload() {
  // Kept for a retry of the save, and removed when the editor is closed.
  const pending = useRef<{ dataUrl: string; url: string }>(undefined);

  useEffect(
    () => () => {
      if (pending.current) void removeImages([pending.current.url]);
    },
    [],
  );

  /** Uploads a new image, once. @returns the URL to save. */
  async function upload(picture: string): Promise<string> {
    const { address: image, focus } = focusOf(picture);
    const last = pending.current;
    if (last?.dataUrl === image) return withFocus(last.url, focus);
    if (last) {
      pending.current = undefined;
      void removeImages([last.url]);
    }
    if (!isDataUrl(image)) return picture;
    const url = await uploadPicture(fromDataUrl(image));
    pending.current = { dataUrl: image, url };
    return withFocus(url, focus);
  }

  /** Stops tracking the last upload. @returns its URL, or '' without one. */
  function release(): string {
    const url = pending.current?.url ?? '';
    pending.current = undefined;
    return url;
  }

  return { upload, release };
}
