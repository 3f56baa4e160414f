import { Tabs } from 'radix-ui';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { languageLabel, writtenIn } from '@/lib/admin/format';
import { testimonials as t } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language, LANGUAGES } from '@/site/languages';
import { Checkbox, TextArea, TextField } from '@/ui/admin/controls';
import {
  columnOf,
  completeness,
  FIELDS,
  type Sources,
  type TestimonialValues,
} from './testimonial';

const STATES = { none: t('texts.missing'), some: t('texts.partly'), all: '' } as const;

interface TestimonialTextsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** The Spanish texts that each translation was right for when the form was filled. */
  sources: Sources;
}

/** The testimonial's texts, one tab per language. */
export function TestimonialTexts({ language, onLanguage, sources }: TestimonialTextsProps) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<TestimonialValues>();
  const values = useWatch({ control }) as TestimonialValues;

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
              {FIELDS.some((field) => errors[columnOf(field, code)]) && (
                <span className="text-sm font-semibold text-terracotta-700">
                  {t('texts.review')}
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {LANGUAGES.map((code) => {
        const field = (name: (typeof FIELDS)[number]) => ({
          ...writtenIn(code),
          error: errors[columnOf(name, code)]?.message,
          ...register(columnOf(name, code)),
        });
        return (
          <Tabs.Content key={code} value={code} className="grid gap-4 pt-4">
            {code !== SOURCE_LANGUAGE && <p className="text-sm text-ink-700">{t('texts.about')}</p>}
            <OutdatedText language={code} source={sources[code]} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t('texts.name')}
                required={code === SOURCE_LANGUAGE}
                {...field('name')}
              />
              <TextField label={t('texts.role')} hint={t('texts.roleHint')} {...field('role')} />
            </div>
            <TextArea
              label={t('texts.testimonial')}
              required={code === SOURCE_LANGUAGE}
              rows={6}
              {...field('testimonial')}
            />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}

/** Shows the Spanish texts that an outdated translation was made from, and lets staff confirm it. */
function OutdatedText({ language, source }: { language: Language; source: Sources[Language] }) {
  const { formState } = useFormContext<TestimonialValues>();
  const { field } = useController<TestimonialValues, 'outdated_languages'>({
    name: 'outdated_languages',
  });
  if (!source || !formState.defaultValues?.outdated_languages?.includes(language)) return null;
  const texts = FIELDS.map((field) => source[field]).filter((text) => text !== '');
  return (
    <div className="grid gap-2 rounded-lg border border-brass-400 bg-limestone-50 p-4">
      <p className="font-semibold">{t('outdated.about')}</p>
      <blockquote lang={SOURCE_LANGUAGE} className="border-s-4 border-limestone-300 ps-3 text-sm">
        {texts.join(' · ')}
      </blockquote>
      <Checkbox
        label={t('outdated.right')}
        checked={!field.value.includes(language)}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          const others = field.value.filter((code) => code !== language);
          field.onChange(target.checked ? others : [...others, language]);
        }}
      />
      <p className="text-sm text-ink-700">{t('outdated.hint')}</p>
    </div>
  );
}
