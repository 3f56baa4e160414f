import {
  LANGUAGES,
  type Language,
  SOURCE_LANGUAGE,
  type Translation,
  TRANSLATIONS,
} from '@/site/languages';
import { useMediaQuery } from '@/ui/admin/useMediaQuery';
import { LanguageTabs } from './LanguageTabs';
import { LinkTranslations } from '../by-link/LinkTranslations';
import { OutdatedNotice } from './OutdatedNotice';
import { translationStateOf } from '../post';
import { ProposalPanel } from '../proposals/ProposalPanel';
import { TEXT_FIELDS, textName, type PostValues } from '../schema';
import { CopyStructure } from '../spanish/CopyStructure';
import { SpanishFold } from '../spanish/SpanishFold';
import { useSpanish } from '../spanish/useSpanish';
import { TextFields } from './TextFields';
import type { useLanguageTabs } from './useLanguageTabs';
import type { PostForm } from '../usePostForm';
import { FileButton } from '../xliff/FileButton';
import { useController } from 'react-hook-form';
import { languageName } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { Checkbox } from '@/ui/admin/Checkbox';

interface PostTextsProps {
  post: PostForm;
  tabs: ReturnType<typeof useLanguageTabs>;
  disabled: boolean;
  /** Whether the post is being saved. */
  saving: boolean;
}

/** The texts of a post, one tab per language, with the Spanish text beside each translation. */
export function PostTexts({ post, tabs, disabled, saving }: PostTextsProps) {
  const { form, saved, values } = post;
  const { language } = tabs;
  const { errors } = form.formState;
  const invalid = new Set<Language>(
    LANGUAGES.filter((code) => TEXT_FIELDS.some((field) => errors[textName(field, code)])),
  );
  return (
    <LanguageTabs
      language={language}
      onLanguage={tabs.setLanguage}
      stateIn={(code) => translationStateOf(values, code, saved.outdated)}
      invalid={invalid}
    >
      {language === SOURCE_LANGUAGE ? (
        <TextFields key={language} language={language} disabled={disabled} spanish={undefined} />
      ) : (
        <TranslatedTexts key={language} {...{ post, language, disabled, saving }} />
      )}
    </LanguageTabs>
  );
}

interface TranslatedTextsProps extends Omit<PostTextsProps, 'tabs'> {
  language: Translation;
}

/** A translation with the Spanish text: beside it where there is room for both, else folded above. */
function TranslatedTexts({ post, language, disabled, saving }: TranslatedTextsProps) {
  const spanish = useSpanish(post, language, saving);
  const isWide = useMediaQuery('(min-width: 1024px)');
  return (
    <>
      {spanish.isOutdated && <OutdatedNotice language={language} spanish={spanish} />}
      <WaitingSwitch language={language} />
      {post.saved.version !== null && <FileButton post={post} language={language} />}
      {post.saved.version !== null && <LinkTranslations post={post} language={language} />}
      <ProposalPanel post={post} language={language} spanish={spanish} />
      <CopyStructure language={language} />
      {!isWide && <SpanishFold spanish={spanish} />}
      <TextFields language={language} disabled={disabled} spanish={isWide ? spanish : undefined} />
    </>
  );
}

const t = adminTexts('posts');

/** Keeps a translation from readers until it is ready, whatever the state of the post. */
function WaitingSwitch({ language }: { language: Translation }) {
  const { field } = useController<PostValues, 'waitingLanguages'>({ name: 'waitingLanguages' });
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
