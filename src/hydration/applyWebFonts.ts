import '../styles/fonts.css';
import { keepLines } from './keepLines';

/** The faces of a page's texts; what else it shows loads when it is shown. */
const FACES = ['500 1em Spectral', '1em "Source Sans 3"', '1em "Markazi Text"'];

/** A character of each script that a page in the language is written in. */
const SCRIPTS: Partial<Record<string, string>> = { ar: 'aب', ru: 'aж' };

/** Sets the page in the brand typefaces, once they are there, without moving what is in sight. */
export async function applyWebFonts(): Promise<void> {
  const { fonts, documentElement: root } = document;
  const text = SCRIPTS[root.lang] ?? 'a';
  await Promise.all(FACES.map((face) => fonts.load(face, text)));
  keepLines(() => {
    root.dataset.webFonts = '';
  });
}
