import { useMutation, useQuery } from '@tanstack/react-query';
import { enquiries as t } from '@/admin-texts';
import { Problem } from '@/ui/admin/controls';

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

/**
 * The browser's own translation, which TypeScript does not describe yet; texts stay on this
 * computer. See https://developer.mozilla.org/docs/Web/API/Translator_and_Language_Detector_APIs.
 */
interface OnDevice {
  Translator: {
    availability: (pair: Pair) => Promise<string>;
    create: (pair: Pair) => Promise<{
      translate: (text: string) => Promise<string>;
      destroy: () => void;
    }>;
  };
  LanguageDetector: {
    create: () => Promise<{
      detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>;
      destroy: () => void;
    }>;
  };
}

const { Translator, LanguageDetector } = globalThis as unknown as Partial<OnDevice>;

export const hasDetector = LanguageDetector !== undefined;

/** Below this the detector is guessing. */
const MIN_CONFIDENCE = 0.5;

/** The language that a text is written in; undefined where the browser cannot say. */
export async function detectLanguage(text: string): Promise<string | undefined> {
  const detector = await LanguageDetector?.create();
  const [best] = (await detector?.detect(text)) ?? [];
  detector?.destroy();
  const isSure = best && best.detectedLanguage !== 'und' && best.confidence >= MIN_CONFIDENCE;
  return isSure ? best.detectedLanguage : undefined;
}

/** Translates a text line by line, which keeps its paragraphs. */
export async function translate(text: string, from: string, to: string): Promise<string> {
  const translator = await Translator?.create({ sourceLanguage: from, targetLanguage: to });
  if (!translator) throw new Error('this browser does not translate');
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    lines.push(line.trim() ? await translator.translate(line) : line);
  }
  translator.destroy();
  return lines.join('\n');
}

/** Whether the browser translates a pair of languages on this computer, perhaps after a download. */
export function useCanTranslate(from: string, to: string): boolean {
  const pair = { sourceLanguage: from, targetLanguage: to };
  const { data } = useQuery({
    queryKey: ['on-device', from, to],
    queryFn: () => Translator?.availability(pair).catch(() => null) ?? null,
    staleTime: 'static',
    networkMode: 'always',
    enabled: from !== to,
  });
  return Boolean(data) && data !== 'unavailable';
}

/** Why the browser did not translate, by the name of its DOMException, as the standard defines it. */
const FAILURES: Record<string, string> = {
  NotAllowedError: t('translation.notStarted'),
  NotSupportedError: t('translation.notSupported'),
};

/** Work of the browser that is started by a button, and what is said of it meanwhile and where it fails. */
export function useOnDevice<Result, Wish = void>(
  work: (wish: Wish) => Promise<Result>,
  onDone?: (result: Result) => void,
) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: work,
    onSuccess: (result) => onDone?.(result),
  });
  const said = isPending ? (
    <p role="status" className="text-sm">
      {t('translation.working')}
    </p>
  ) : (
    <Problem className="text-sm">
      {error && (FAILURES[error.name] ?? t('translation.failed'))}
    </Problem>
  );
  return { mutate, data, isPending, said };
}
