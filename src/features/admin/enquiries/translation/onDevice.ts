/**
 * The browser's own translation, which TypeScript does not describe yet; texts stay on this
 * computer. See https://developer.mozilla.org/docs/Web/API/Translator_and_Language_Detector_APIs.
 */
interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface Creation {
  monitor: (monitor: EventTarget) => void;
  signal: AbortSignal;
}

interface OnDevice {
  Translator?: {
    availability: (pair: Pair) => Promise<string>;
    create: (options: Pair & Creation) => Promise<{
      translate: (text: string, options: { signal: AbortSignal }) => Promise<string>;
      destroy: () => void;
    }>;
  };
  LanguageDetector?: {
    create: (options: Creation) => Promise<{
      detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>;
      destroy: () => void;
    }>;
  };
}

// Read when needed: a test replaces them.
const browser = () => globalThis as OnDevice;

export const hasDetector = () => browser().LanguageDetector !== undefined;

/** Whether the browser translates from one language to another, perhaps after a download. */
export async function canTranslate(from: string, to: string): Promise<boolean> {
  const { Translator } = browser();
  if (!Translator) return false;
  const answer = await Translator.availability({ sourceLanguage: from, targetLanguage: to });
  return answer !== 'unavailable';
}

export interface Work {
  signal: AbortSignal;
  /** Called with the downloaded part of a language, from 0 to 1. */
  onDownload: (part: number) => void;
}

function creationOf({ signal, onDownload }: Work): Creation {
  return {
    signal,
    monitor: (monitor) =>
      monitor.addEventListener('downloadprogress', (event) =>
        onDownload((event as ProgressEvent).loaded),
      ),
  };
}

/** Below this the detector is guessing. */
const MIN_CONFIDENCE = 0.5;

/** The language that a text is written in; undefined where the browser cannot say. */
export async function detectLanguage(text: string, work: Work): Promise<string | undefined> {
  const { LanguageDetector } = browser();
  if (!LanguageDetector) return undefined;
  const detector = await LanguageDetector.create(creationOf(work));
  try {
    const [best] = await detector.detect(text);
    return best && best.detectedLanguage !== 'und' && best.confidence >= MIN_CONFIDENCE
      ? best.detectedLanguage
      : undefined;
  } finally {
    detector.destroy();
  }
}

/** Translates a text line by line, which keeps its paragraphs. */
export async function translate(
  text: string,
  from: string,
  to: string,
  work: Work,
): Promise<string> {
  const { Translator } = browser();
  if (!Translator) throw new Error('this browser does not translate');
  const pair = { sourceLanguage: from, targetLanguage: to };
  const translator = await Translator.create({ ...pair, ...creationOf(work) });
  try {
    const lines: string[] = [];
    for (const line of text.split('\n')) {
      lines.push(line.trim() ? await translator.translate(line, { signal: work.signal }) : line);
    }
    return lines.join('\n');
  } finally {
    translator.destroy();
  }
}
