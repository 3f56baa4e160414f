import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { type Language, LANGUAGES, SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { languageLabel } from '@/lib/admin/languageName';
import { adminTexts } from '@/admin-texts';
import { translationStateName, type TranslationState } from '../post';
import { TranslationIcon } from '../TranslationMark';

const t = adminTexts('posts');

interface LanguageTabsProps {
  language: Language;
  onLanguage: (language: Language) => void;
  stateIn: (language: Translation) => TranslationState;
  /** The languages with an invalid text. */
  invalid: ReadonlySet<Language>;
  /** The fields of the selected language. */
  children: ReactNode;
}

/** One tab per language, each with its translation state. */
export function LanguageTabs({
  language,
  onLanguage,
  stateIn,
  invalid,
  children,
}: LanguageTabsProps) {
  return (
    <Tabs.Root value={language} onValueChange={(value) => onLanguage(value as Language)}>
      <Tabs.List aria-label={t('languages.tabs')} className="flex gap-0.5 sm:gap-1">
        {LANGUAGES.map((code) => {
          const state = code === SOURCE_LANGUAGE ? undefined : stateIn(code);
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
              {invalid.has(code) && (
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
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
