import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { posts as t } from '@/admin-texts';
import { languageName } from '@/lib/admin/format';
import { proposedSlug } from '../slugify';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { pathOf } from '@/site/pages';
import { Button, TextField } from '@/ui/admin/controls';
import { Panel } from '@/ui/admin/page';
import { type PostValues, SLUG_PATTERN, textName } from '../schema';
import { slugColumn } from '@/site/slugs';

/** Not there where the site has no English. */
const ENGLISH = slugColumn('en' as string as Language);

interface AddressPanelProps {
  language: Language;
  /** As saved; undefined for a new post. */
  saved: PostValues | undefined;
}

/** The post's slug in a language: suggested from the title (SPEC 5), editable, and made unique by the save. */
export function AddressPanel({ language, saved }: AddressPanelProps) {
  const { register, setValue, formState, getValues } = useFormContext<PostValues>();
  const name = slugColumn(language);
  const titleName = textName('title', language);
  const [title = '', slug = '', source = '', english = ''] = useWatch<PostValues>({
    name: [titleName, name, 'slug', ENGLISH],
  }) as string[];
  const isSource = language === SOURCE_LANGUAGE;
  const savedSlug = saved?.[name] ?? '';
  const suggestion = proposedSlug(title, language, english);
  // Only until the text is saved with an address that people may know.
  const isNew = !saved?.[titleName];
  const isOther = slug !== savedSlug && SLUG_PATTERN.test(slug);

  // Only until the slug is edited by hand.
  const lastSuggestion = useRef(suggestion);
  useEffect(() => {
    const last = lastSuggestion.current;
    lastSuggestion.current = suggestion;
    if (isNew && suggestion !== last && getValues(name) === last) {
      setValue(name, suggestion);
    }
  }, [suggestion, isNew, name, getValues, setValue]);

  return (
    <Panel title={t('fields.slug')}>
      <TextField
        label={isSource ? t('address.label') : `${t('address.label')} (${languageName(language)})`}
        hint={
          <span className="[overflow-wrap:anywhere]">
            <bdi dir="ltr">
              {pathOf('blog', language)}/{slug || (isSource ? suggestion : source) || '…'}
            </bdi>
          </span>
        }
        autoComplete="off"
        spellCheck={false}
        error={formState.errors[name]?.message}
        {...register(name)}
      />
      {(savedSlug !== '' || !(isSource || isNew)) && isOther && (
        <p className="text-sm text-ink-700">{t('address.oldStays')}</p>
      )}
      {suggestion !== slug && suggestion !== '' && (
        <Button
          variant="quiet"
          className="justify-self-start text-sm"
          onClick={() => setValue(name, suggestion, { shouldValidate: true })}
        >
          {t('address.fromTitle')}
        </Button>
      )}
    </Panel>
  );
}
