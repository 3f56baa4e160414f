import { LANGUAGES } from '@/site/languages';
import { LanguageTabs } from './LanguageTabs';
import { OutdatedNotice } from './OutdatedNotice';
import { translationStateOf } from './post';
import { TEXT_FIELDS, textName } from './schema';
import { TextFields } from './TextFields';
import type { useLanguageTabs } from './useLanguageTabs';
import type { PostForm } from './usePostForm';

interface PostTextsProps {
  post: PostForm;
  tabs: ReturnType<typeof useLanguageTabs>;
  disabled: boolean;
}

/** The texts of a post, one tab per language, with a notice on an outdated translation. */
export function PostTexts({ post, tabs, disabled }: PostTextsProps) {
  const { id, form, saved, values } = post;
  const { version, outdated } = saved;
  const { language } = tabs;
  const { errors } = form.formState;
  const invalid = new Set(
    LANGUAGES.filter((code) => TEXT_FIELDS.some((field) => errors[textName(field, code)])),
  );
  return (
    <LanguageTabs
      language={language}
      onLanguage={tabs.setLanguage}
      stateIn={(code) => translationStateOf(values, code, outdated)}
      invalid={invalid}
    >
      {language !== 'es' && version !== null && outdated.includes(language) && (
        <OutdatedNotice
          key={language}
          id={id}
          version={version}
          language={language}
          saved={saved.values}
          unsaved={TEXT_FIELDS.some((field) => values[field] !== saved.values[field])}
          onConfirmed={post.acceptConfirmation}
        />
      )}
      <TextFields key={language} language={language} disabled={disabled} />
    </LanguageTabs>
  );
}
