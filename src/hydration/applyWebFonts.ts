import '../styles/fonts.css';
import { keepLines } from './keepLines';

/** The faces that every page uses; others load when a text needs them. */
const FACES = ['500 1em Spectral', '1em "Source Sans 3"', '1em "Markazi Text"'];

/** A character of each script that a page in the language is written in. */
const SCRIPTS: Partial<Record<string, string>> = { ar: 'aب', ru: 'aж' };

/** Loads the brand typefaces and applies them without layout shifts in the viewport. */
export async function applyWebFonts(): Promise<void> {
  const { fonts, documentElement } = document;
  const text = SCRIPTS[documentElement.lang] ?? 'a';
  await Promise.all(FACES.map((face) => fonts.load(face, text)));
  await keepLines((block) => (block.dataset.webFonts = ''));
}
