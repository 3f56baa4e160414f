/** How lines of the server's log begin (`server/log.ts`). */
const LINE = /^\d{4}-\d\d-\d\dT[\d:.]+Z /;

/**
 * Keeps the server's log out of the output: tests make it refuse calls on purpose. Once in each
 * process or thread.
 * @returns `clear` for the beginning of a test, and `print` for one that has failed.
 */
export function collectServerLog(): { clear: () => void; print: () => void } {
  const write = process.stderr.write.bind(process.stderr);
  const lines: string[] = [];
  process.stderr.write = (text: string | Uint8Array, ...rest: never[]) => {
    if (typeof text !== 'string' || !LINE.test(text)) return write(text, ...rest);
    lines.push(text);
    return true;
  };
  return {
    clear: () => {
      lines.length = 0;
    },
    print: () => write(lines.join('')),
  };
}
