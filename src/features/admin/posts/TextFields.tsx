import { useFormContext, useWatch } from 'react-hook-form';
import { DEFAULT_LANGUAGE, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { scrollRegion } from '@/ui/admin/scrollRegion';
import { TextArea } from '@/ui/admin/TextArea';
import { LIMITS, type PostValues, TEXT_FIELDS, type TextField, textName } from './schema';

const FACTS: Record<TextField, { label: string; hint?: string; rows: number; className: string }> =
  {
    title: { label: 'Título', rows: 1, className: 'text-lg font-semibold' },
    excerpt: {
      label: 'Extracto',
      hint: 'Una o dos frases para la lista y los buscadores; lo mejor, entre 120 y 180 caracteres.',
      rows: 3,
      className: 'min-h-20',
    },
    content: {
      label: 'Contenido',
      hint: 'Texto sin formato. Una línea en blanco separa párrafos; una línea corta sin punto es un título; «– » empieza una lista.',
      rows: 18,
      className: 'max-h-[75svh] min-h-96 leading-relaxed',
    },
  };

/** Title, excerpt and content in one language. */
export function TextFields({ language }: { language: Language }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {TEXT_FIELDS.map((field) => (
        <CountedText key={field} field={field} language={language} />
      ))}
      {language !== 'es' && <SpanishText />}
    </div>
  );
}

function CountedText({ field, language }: { field: TextField; language: Language }) {
  const { register, formState } = useFormContext<PostValues>();
  const name = textName(field, language);
  const value = useWatch<PostValues, typeof name>({ name });
  const { label, hint, rows, className } = FACTS[field];
  const input = register(name);
  return (
    <TextArea
      label={label}
      hint={hint}
      rows={rows}
      growing
      required={field === 'title' && language === DEFAULT_LANGUAGE}
      lang={language}
      dir={LANGUAGE_FACTS[language].dir}
      className={className}
      error={formState.errors[name]?.message}
      aside={<Counter value={value} max={LIMITS[field]} words={field === 'content'} />}
      {...input}
      onKeyDown={(event) => {
        // A title is a single line, in a field that grows to show it in full.
        if (field === 'title' && event.key === 'Enter') event.preventDefault();
      }}
      onChange={(event) => {
        if (field === 'title') event.target.value = event.target.value.replace(/[\r\n]+/g, ' ');
        return input.onChange(event);
      }}
    />
  );
}

function Counter({ value, max, words }: { value: string; max: number; words: boolean }) {
  const count = value.length;
  const written = (value.match(/\S+/g) ?? []).length;
  const wordCount = words
    ? ` · ${written.toLocaleString('es')} ${written === 1 ? 'palabra' : 'palabras'}`
    : '';
  return (
    <span
      className={count > max ? 'text-sm font-semibold text-terracotta-700' : 'text-sm text-ink-700'}
    >
      {count.toLocaleString('es')} de {max.toLocaleString('es')} caracteres{wordCount}
    </span>
  );
}

/** The Spanish text, to translate from. */
function SpanishText() {
  const [title, excerpt, content] = useWatch<PostValues, ['title', 'excerpt', 'content']>({
    name: ['title', 'excerpt', 'content'],
  });
  return (
    <details className="rounded border border-limestone-300 bg-limestone-50">
      <summary className="min-h-11 cursor-pointer px-3 py-2 font-semibold">
        Ver el texto español
      </summary>
      <div
        {...scrollRegion('Texto español')}
        lang="es"
        className="max-h-96 space-y-3 overflow-y-auto border-t border-limestone-300 p-3 whitespace-pre-wrap"
      >
        <p className="font-semibold">{title}</p>
        <p className="text-ink-700">{excerpt}</p>
        <p>{content}</p>
      </div>
    </details>
  );
}
