import { TriangleAlert } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { type FieldErrors, useController } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import { formatOfficeDateTime, languageLabel, languageName } from '@/lib/admin/format';
import { Pending } from '@/lib/admin/requests';
import {
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
  type Translation,
  TRANSLATIONS,
} from '@/site/languages';
import { Button, Checkbox, Problem } from '@/ui/admin/controls';
import { useMediaQuery } from '@/ui/admin/useMediaQuery';
import { LinkTranslations } from '../sharing/LinkTranslations';
import { FIELDS } from '../fields';
import { focusTabPanel } from '../focusTabPanel';
import { translationStateName, translationStateOf } from '../post';
import { ProposalPanel } from '../proposals/ProposalPanel';
import { TEXT_FIELDS, textName, type PostValues } from '../schema';
import { SpanishFold } from '../spanish/SpanishText';
import { type SpanishSide, useSpanish } from '../spanish/useSpanish';
import { TextFields } from './TextFields';
import { TranslationIcon } from '../TranslationMark';
import type { PostForm } from '../usePostForm';

/** The selected language tab of the editor. */
export function useLanguageTabs() {
  const [language, setLanguage] = useState<Language>(SOURCE_LANGUAGE);

  /** Focuses the first invalid field, on whichever tab it is. */
  function focusFirstError(errors: FieldErrors<PostValues>) {
    const field = FIELDS.find(({ name }) => errors[name]);
    if (!field) return;
    if (field.language) setLanguage(field.language);
    // A field on another tab is rendered only after this update.
    requestAnimationFrame(() => {
      document
        .querySelector<HTMLElement>(
          `form :is([name="${field.name}"], [data-field="${field.name}"])`,
        )
        ?.focus();
    });
  }

  return { language, setLanguage, focusFirstError };
}

interface PostTextsProps {
  post: PostForm;
  tabs: ReturnType<typeof useLanguageTabs>;
  /** Whether the post is being saved. */
  saving: boolean;
}

/** The texts of a post, one tab per language, with the Spanish text beside each translation. */
export function PostTexts({ post, tabs, saving }: PostTextsProps) {
  const { form, saved } = post;
  const { waiting_languages } = saved.values;
  const { language, setLanguage } = tabs;
  const { errors } = form.formState;
  return (
    <Tabs.Root value={language} onValueChange={(value) => setLanguage(value as Language)}>
      <Tabs.List aria-label={t('languages.tabs')} className="flex gap-0.5 sm:gap-1">
        {LANGUAGES.map((code) => {
          const state =
            code === SOURCE_LANGUAGE
              ? undefined
              : translationStateOf({ ...saved, waiting_languages }, code);
          return (
            <Tabs.Trigger
              key={code}
              value={code}
              className="flex min-h-11 min-w-0 grow items-center justify-center gap-x-1 rounded-t border border-b-0 border-limestone-300 bg-limestone-200 px-1 py-2 text-sm data-[state=active]:bg-white data-[state=active]:font-semibold max-sm:flex-col sm:px-2"
            >
              <span className="uppercase sm:hidden">{code}</span>
              <span className="max-sm:sr-only">{languageLabel(code)}</span>
              {state && (
                <>
                  <TranslationIcon state={state} />
                  <span className="sr-only">({translationStateName(state)})</span>
                </>
              )}
              {TEXT_FIELDS.some((field) => errors[textName(field, code)]) && (
                <span className="font-semibold text-terracotta-700">
                  !<span className="sr-only"> {t('languages.invalid')}</span>
                </span>
              )}
            </Tabs.Trigger>
          );
        })}
      </Tabs.List>
      <Tabs.Content
        value={language}
        className="grid grid-cols-1 gap-5 rounded-b-lg border border-limestone-300 bg-white p-4 sm:p-6"
      >
        {language === SOURCE_LANGUAGE ? (
          <TextFields key={language} language={language} spanish={undefined} />
        ) : (
          <TranslatedTexts key={language} {...{ post, language, saving }} />
        )}
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface TranslatedTextsProps extends Omit<PostTextsProps, 'tabs'> {
  language: Translation;
}

/** A translation with the Spanish text: beside it where there is room for both, else folded above. */
function TranslatedTexts({ post, language, saving }: TranslatedTextsProps) {
  const spanish = useSpanish(post, language, saving);
  const isWide = useMediaQuery('(min-width: 1024px)');
  return (
    <>
      {spanish.isOutdated && <OutdatedNotice language={language} spanish={spanish} />}
      <WaitingSwitch language={language} />
      {post.saved.version !== null && <LinkTranslations post={post} language={language} />}
      <ProposalPanel post={post} language={language} spanish={spanish} />
      {!isWide && <SpanishFold spanish={spanish} />}
      <TextFields language={language} spanish={isWide ? spanish : undefined} />
    </>
  );
}

/** Keeps a translation from readers until it is ready, whatever the state of the post. */
function WaitingSwitch({ language }: { language: Translation }) {
  const { field } = useController<PostValues, 'waiting_languages'>({ name: 'waiting_languages' });
  const toggle = (waits: boolean) =>
    // In the order of the site, so that the order of choosing makes no difference.
    TRANSLATIONS.filter((code) => (code === language ? waits : field.value.includes(code)));
  return (
    <Checkbox
      label={t('waiting.label', { language: languageName(language) })}
      hint={t('waiting.hint')}
      name={field.name}
      onBlur={field.onBlur}
      checked={field.value.includes(language)}
      onChange={(event) => field.onChange(toggle(event.target.checked))}
    />
  );
}

/** Says how much of the Spanish text has changed since a translation was confirmed, and confirms all of it. */
function OutdatedNotice({ language, spanish }: { language: Translation; spanish: SpanishSide }) {
  const { confirmedAt, toConfirm, unsaved, busy, problem, error, refetch } = spanish;
  return (
    <section
      aria-label={t('outdated.label')}
      className="rounded-lg border border-brass-400 bg-limestone-50 p-4"
    >
      <h2 className="flex items-center gap-2 font-sans text-base font-semibold">
        <TriangleAlert className="size-5 shrink-0 text-terracotta-600" />
        {t('outdated.title')}
      </h2>
      {confirmedAt && (
        <p className="mt-1" role="status">
          {/* Nothing where the change is in the Markdown only, such as another sign for the same list. */}
          {toConfirm === 0
            ? t('outdated.nothingVisible')
            : t('outdated.left', { count: toConfirm })}{' '}
          {t('outdated.lastReview', { date: formatOfficeDateTime(confirmedAt) })}
        </p>
      )}
      <p className="mt-1 text-sm text-ink-700">
        {t('outdated.howTo', { language: languageName(language) })}
      </p>
      {error && <Pending {...{ error, refetch }} />}
      <Problem className="mt-2">{problem}</Problem>
      <Button
        className="mt-2 aria-disabled:opacity-60"
        unavailable={busy || unsaved || !confirmedAt}
        onClick={(event) => {
          focusTabPanel(event.currentTarget);
          spanish.confirmAll();
        }}
      >
        {t('outdated.confirmAll')}
      </Button>
      {unsaved && <p className="mt-1 text-sm text-ink-700">{t('outdated.saveFirst')}</p>}
    </section>
  );
}
