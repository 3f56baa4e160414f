import { Tabs } from 'radix-ui';
import { fieldsOf, testimonials as t } from '@/admin-texts';
import { languageLabel, writtenIn } from '@/lib/admin/format';
import { ImagePicker } from '@/lib/admin/ImagePicker';
import { type Language, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { Checkbox, SelectField, TextArea, TextField } from '@/ui/admin/controls';
import { toggled } from '@/lib/admin/toggled';
import {
  type Column,
  columnOf,
  completeness,
  CONSENT_WAYS,
  FIELDS,
  type Sources,
  type TestimonialValues,
} from './testimonial';

/** What a form says of a field. */
export const field = fieldsOf('testimonials', 'fields');

interface FieldsProps {
  values: TestimonialValues;
  /** What is wrong with them, by column. */
  problems: Partial<Record<Column, string>>;
  change: (values: Partial<TestimonialValues>) => void;
}

/** What a field has: its words, its value, what is wrong with it, and how it is filled. */
const fieldOf = (
  { values, problems, change }: FieldsProps,
  name: Exclude<Column, `${string}_${Language}`>,
  column: Column = name,
) => ({
  ...field(name),
  value: values[column],
  error: problems[column],
  onChange: ({ target }: { target: { value: string } }) => change({ [column]: target.value }),
});

/** The pictures' classes, and their sizes in pixels: three times those on the site, for high-density screens (SPEC 9). */
const PICTURES = {
  image: { className: 'size-14 rounded-full object-cover', maxWidth: 168 },
  platform_logo: { className: 'h-6 w-30 object-contain', maxWidth: 360 },
};

/** The client's picture, and the logo of the platform where the testimonial was published, with what it shows in words. */
export const PictureFields = (form: FieldsProps) => (
  <div className="grid gap-6 md:grid-cols-2">
    {(['image', 'platform_logo'] as const).map((column) => {
      const { className, maxWidth } = PICTURES[column];
      const texts = field(column);
      return (
        <div key={column} className="grid content-start gap-2">
          <p className="font-semibold">{texts.label}</p>
          <ImagePicker
            {...texts}
            className={className}
            storing={{ folder: 'testimonials', maxWidth, maxBytes: 60_000 }}
            image={form.values[column]}
            onChange={(url) => form.change({ [column]: url })}
          />
          {column === 'platform_logo' && form.values.platform_logo && (
            <TextField required {...fieldOf(form, 'platform_name')} />
          )}
        </div>
      );
    })}
  </div>
);

/** Whether it is shown, and the consent and verification that this requires (Directive (EU) 2019/2161). */
export const ActivationFields = (form: FieldsProps) => (
  <fieldset className="grid gap-4">
    <legend className="mb-3 text-xl">{t('activation.title')}</legend>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField type="date" {...fieldOf(form, 'consent_date')} />
      <TextField type="datetime-local" {...fieldOf(form, 'created_at')} />
    </div>
    <TextArea rows={3} {...fieldOf(form, 'consent_text')} />
    <SelectField
      options={[['', t('activation.chooseWay')], ...Object.entries(CONSENT_WAYS)]}
      {...fieldOf(form, 'consent_via')}
    />
    <TextArea rows={2} {...fieldOf(form, 'verification')} />
    <Checkbox
      label={t('activation.show')}
      checked={form.values.active}
      onChange={({ target }) => form.change({ active: target.checked })}
    />
  </fieldset>
);

const STATES = { none: t('texts.missing'), some: t('texts.partly'), all: '' } as const;

interface TestimonialTextsProps extends FieldsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** The Spanish texts that the translation was right for, if it was outdated when the form was filled. */
  source: Sources[Language];
}

/** The testimonial's texts, one tab per language. */
export function TestimonialTexts({ language, onLanguage, source, ...form }: TestimonialTextsProps) {
  const { values, problems, change } = form;
  const required = language === SOURCE_LANGUAGE;
  const field = (name: (typeof FIELDS)[number]) => ({
    ...writtenIn(language),
    ...fieldOf(form, name, columnOf(name, language)),
  });
  return (
    <Tabs.Root value={language} onValueChange={(code) => onLanguage(code as Language)}>
      <Tabs.List
        aria-label={t('texts.languages')}
        className="flex flex-wrap gap-1 border-b border-limestone-300"
      >
        {LANGUAGES.map((code) => {
          const state = values.outdated_languages.includes(code)
            ? t('texts.outdated')
            : STATES[completeness(values, code)];
          return (
            <Tabs.Trigger
              key={code}
              value={code}
              className="inline-flex min-h-11 items-center gap-2 border-b-4 border-transparent px-3 data-[state=active]:border-terracotta-600 data-[state=active]:font-semibold forced-colors:data-[state=inactive]:border-b-0"
            >
              <span>{languageLabel(code)}</span>
              {state && <span className="text-sm text-ink-700">({state})</span>}
              {FIELDS.some((name) => problems[columnOf(name, code)]) && (
                <span className="text-sm font-semibold text-terracotta-700">
                  {t('texts.review')}
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      <Tabs.Content value={language} className="grid gap-4 pt-4">
        {!required && <p className="text-sm text-ink-700">{t('texts.about')}</p>}
        {source && (
          <div className="grid gap-2 rounded-lg border border-brass-400 bg-limestone-50 p-4">
            <p className="font-semibold">{t('outdated.about')}</p>
            <blockquote
              lang={SOURCE_LANGUAGE}
              className="border-s-4 border-limestone-300 ps-3 text-sm"
            >
              {FIELDS.flatMap((name) => source[name] || []).join(' · ')}
            </blockquote>
            <Checkbox
              label={t('outdated.right')}
              checked={!values.outdated_languages.includes(language)}
              onChange={() =>
                change({ outdated_languages: toggled(values.outdated_languages, language) })
              }
            />
            <p className="text-sm text-ink-700">{t('outdated.hint')}</p>
          </div>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField required={required} {...field('name')} />
          <TextField {...field('role')} />
        </div>
        <TextArea required={required} rows={6} {...field('testimonial')} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
