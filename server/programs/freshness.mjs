/** Whether the build is newer than what it is made of. Plain JavaScript, as start.mjs. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'public',
  'legal',
  'photographs',
  'build',
  'server',
  'supabase',
  'index.html',
  'vite.config.ts',
  'tailwind.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The modification time of the newest file below a path, in ms; 0 if there is none. */
export function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

export const isFresh = (root) =>
  newest(join(root, 'dist/shell.html')) >=
  Math.max(...SOURCES.map((name) => newest(join(root, name))));
