/** The outcome of sharing; `reason` is the browser's error message (SPEC 4.5, 8). */
export type ShareOutcome =
  | { result: 'shared' | 'cancelled' | 'copied' }
  | { result: 'share-failed' | 'copy-failed'; reason: string };

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Shares a URL by the device's share sheet or, where there is none, copies it to the clipboard. Never throws. */
export async function share(data: { title: string; url: string }): Promise<ShareOutcome> {
  // Missing in many desktop browsers, although the DOM types say otherwise.
  const nav: Partial<Navigator> = navigator;
  if (nav.share) {
    try {
      await navigator.share(data);
      return { result: 'shared' };
    } catch (error) {
      // The visitor closed the share sheet, which is not a failure.
      if (error instanceof Error && error.name === 'AbortError') return { result: 'cancelled' };
      return { result: 'share-failed', reason: reasonOf(error) };
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return { result: 'copied' };
  } catch (error) {
    return { result: 'copy-failed', reason: reasonOf(error) };
  }
}
