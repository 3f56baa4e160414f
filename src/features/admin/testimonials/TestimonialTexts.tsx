import { Tabs } from 'radix-ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { SOURCE_LANGUAGE, type Language, LANGUAGE_FACTS, LANGUAGES } from '@/site/languages';
import { TextArea } from '@/ui/admin/TextArea';
import { TextField } from '@/ui/admin/TextField';
import { OutdatedText } from './OutdatedText';
import { completeness, type Testimonial } from './testimonial';
import type { TestimonialValues } from './schema';

const t = adminTexts('testimonials');

const STATES = { none: t('texts.missing'), some: t('texts.partly'), all: '' } as const;

interface TestimonialTextsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  /** The Spanish texts that each translation was right for when the form was filled. */
  sources: Testimonial['sources'];
}

/** The testimonial's texts, one tab per language. */
export function TestimonialTexts({ language, onLanguage, sources }: TestimonialTextsProps) {
  const {
    register,
    control,
    formState: { errors },
  } = useFormContext<TestimonialValues>();
  const texts = useWatch({ control, name: 'texts' });
  const outdated = useWatch({ control, name: 'outdated' });

  return (
    <Tabs.Root value={language} onValueChange={(code) => onLanguage(code as Language)}>
      <Tabs.List
        aria-label={t('texts.languages')}
        className="flex flex-wrap gap-1 border-b border-limestone-300"
      >
        {LANGUAGES.map((code) => {
          const state = outdated.includes(code)
            ? t('texts.outdated')
            : STATES[completeness(texts[code])];
          return (
            <Tabs.Trigger
              key={code}
              value={code}
              className="inline-flex min-h-11 items-center gap-2 border-b-4 border-transparent px-3 data-[state=active]:border-terracotta-600 data-[state=active]:font-semibold forced-colors:data-[state=inactive]:border-b-0"
            >
              <span>{languageLabel(code)}</span>
              {state && <span className="text-sm text-ink-700">({state})</span>}
              {errors.texts?.[code] && (
                <span className="text-sm font-semibold text-terracotta-700">
                  {t('texts.review')}
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      {LANGUAGES.map((code) => {
        const problem = errors.texts?.[code];
        const inLanguage = { lang: code, dir: LANGUAGE_FACTS[code].dir };
        return (
          <Tabs.Content key={code} value={code} className="grid gap-4 pt-4">
            {code !== SOURCE_LANGUAGE && <p className="text-sm text-ink-700">{t('texts.about')}</p>}
            <OutdatedText language={code} source={sources[code]} />
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                label={t('texts.name')}
                required={code === SOURCE_LANGUAGE}
                error={problem?.name?.message}
                {...inLanguage}
                {...register(`texts.${code}.name`)}
              />
              <TextField
                label={t('texts.role')}
                hint={t('texts.roleHint')}
                error={problem?.role?.message}
                {...inLanguage}
                {...register(`texts.${code}.role`)}
              />
            </div>
            <TextArea
              label={t('texts.testimonial')}
              required={code === SOURCE_LANGUAGE}
              rows={6}
              error={problem?.testimonial?.message}
              {...inLanguage}
              {...register(`texts.${code}.testimonial`)}
            />
          </Tabs.Content>
        );
      })}
    </Tabs.Root>
  );
}
