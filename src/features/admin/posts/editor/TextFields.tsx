import { useFormContext, useWatch } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, LANGUAGE_FACTS, type Language } from '@/site/languages';
import { TextArea } from '@/ui/admin/controls';
import { cx } from '@/ui/classes';
import { LIMITS, type PostValues, textName } from '../schema';
import { SpanishField } from '../spanish/SpanishText';
import type { SpanishSide } from '../spanish/useSpanish';
import { Counter, RichTextField } from '../text/RichTextField';

const FACTS = {
  title: { label: t('fields.title'), hint: '', rows: 1, className: 'text-lg font-semibold' },
  excerpt: {
    label: t('fields.excerpt'),
    hint: t('textFields.excerptHint'),
    rows: 3,
    className: 'min-h-20',
  },
  image_alt: { label: t('textFields.alt'), hint: t('textFields.altHint'), rows: 1, className: '' },
};
type PlainField = keyof typeof FACTS;

export interface TextFieldsProps {
  language: Language;
  /** The Spanish text to show beside; undefined for none. */
  spanish: SpanishSide | undefined;
}

/** Title, excerpt and content in one language, and of a translation what the cover shows. */
export function TextFields({ language, spanish }: TextFieldsProps) {
  const image = useWatch<PostValues, 'image'>({ name: 'image' });
  const hasAlt = image !== '' && language !== SOURCE_LANGUAGE;
  return (
    <div className="grid grid-cols-1 gap-5">
      {(['title', 'excerpt'] as const).map((field) => (
        <div key={field} className={cx('grid gap-4', spanish ? 'grid-cols-2' : 'grid-cols-1')}>
          <PlainText field={field} language={language} />
          {spanish && <SpanishField field={field} spanish={spanish} />}
        </div>
      ))}
      {hasAlt && <PlainText field="image_alt" language={language} />}
      <RichTextField language={language} spanish={spanish} />
    </div>
  );
}

function PlainText({ field, language }: { field: PlainField; language: Language }) {
  const { register, formState } = useFormContext<PostValues>();
  const name = textName(field, language);
  const value = useWatch<PostValues, typeof name>({ name });
  const input = register(name);
  return (
    <TextArea
      {...FACTS[field]}
      growing
      required={field === 'title' && language === SOURCE_LANGUAGE}
      lang={language}
      dir={LANGUAGE_FACTS[language].dir}
      error={formState.errors[name]?.message}
      aside={<Counter value={value} max={LIMITS[field]} />}
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
