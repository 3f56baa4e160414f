/** Long enough for Safari, which loses a download whose object URL is revoked at once. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file made in the browser under a name in the download folder. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}

/** The same with data, to be read by people and programs. */
export const downloadJson = (name: string, data: unknown) =>
  downloadFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
