import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, independent of the current directory. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const DIST = join(ROOT, 'dist');
export const SUPABASE = join(ROOT, 'supabase');
