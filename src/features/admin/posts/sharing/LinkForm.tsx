import { Problem } from '@/ui/admin/Problem';
import { useSaving } from '@/lib/admin/useSaving';
import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { languageName } from '@/lib/admin/languageName';
import { NewAddress } from '@/lib/admin/NewAddress';
import { adminTexts } from '@/admin-texts';
import { SelectField } from '@/ui/admin/SelectField';
import { TextField } from '@/ui/admin/TextField';
import { Button } from '@/ui/admin/Button';
import { makeLink, type NewLink, reviewsOptions } from './queries';
import { type Translation, TRANSLATIONS } from '@/site/languages';

const t = adminTexts('post-translation');

interface LinkFormProps {
  post: string;
  /** Whether the editor has changes that a link does not show. */
  unsaved: boolean;
}

/** How long a link lasts, in days; the most is also in supabase/schemas/46_review_links.sql. */
const DAYS = { read: { usual: '7', most: 30 }, translate: { usual: '14', most: 90 } };

const PURPOSES = [
  ['', t('links.toRead')],
  ...TRANSLATIONS.map(
    (code) => [code, t('links.toTranslate', { language: languageName(code) })] as const,
  ),
] as const;

/** Makes a link for somebody without an account. */
export function LinkForm({ post, unsaved }: LinkFormProps) {
  const [reader, setReader] = useState('');
  const [lang, setLang] = useState<Translation>();
  const limits = lang ? DAYS.translate : DAYS.read;
  const [typedDays, setDays] = useState<string>();
  const days = typedDays ?? limits.usual;
  const {
    mutate,
    data,
    variables: made,
    error,
    isPending,
  } = useSaving(
    (link: NewLink) => makeLink(post, link),
    reviewsOptions(post).queryKey,
    () => {
      // Each link is for somebody else.
      setReader('');
    },
  );
  return (
    <form
      aria-labelledby="new-link"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate({ reader, days: Number(days), lang });
      }}
    >
      <h3 id="new-link" className="text-xl">
        {t('links.makeTitle')}
      </h3>
      {unsaved && <p>{t('links.unsaved')}</p>}
      <SelectField
        label={t('links.purpose')}
        options={PURPOSES}
        value={lang ?? ''}
        onChange={({ target }) => {
          setLang(TRANSLATIONS.find((code) => code === target.value));
          setDays(undefined);
        }}
      />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField
          label={t('links.reader')}
          value={reader}
          required
          maxLength={80}
          onChange={(event) => setReader(event.target.value)}
        />
        <TextField
          type="number"
          label={t('links.days')}
          hint={t('links.daysHint', { most: limits.most })}
          value={days}
          required
          min={1}
          max={limits.most}
          onChange={(event) => setDays(event.target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start"
        unavailable={isPending}
      >
        {t('links.make')}
      </Button>
      {data && (
        <NewAddress
          key={data}
          address={data}
          hint={t(made.lang ? 'newAddress.hintWrite' : 'newAddress.hintRead')}
        />
      )}
      <Problem>
        {data === null && t('links.noPost')}
        {error && failureText(error)}
      </Problem>
    </form>
  );
}
