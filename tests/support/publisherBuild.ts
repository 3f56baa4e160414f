import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes what the publisher needs of a build, whose prerenderer says when pages would be written. */
export function buildOf(folder: string, variables: Record<string, string>): void {
  const files = {
    'shell.html': '',
    'package.json': '{"type":"module"}',
    '.vite/variables.json': JSON.stringify(Object.entries(variables)),
    '.vite/server/prerender.js': `console.log('wrote', process.argv.slice(2).join(' ')); process.disconnect();`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}
