import { useState } from 'react';
import { call } from '@/lib/admin/supabase';
import { DataForm } from '@/lib/admin/DataForm';
import { failureText } from '@/lib/admin/requests';
import { languageName } from '@/lib/admin/format';
import { NewAddress } from '@/lib/admin/NewAddress';
import { postTranslation as t } from '@/admin-texts';
import { SelectField, TextField } from '@/ui/admin/controls';
import { REVIEW_PATH } from '@/site/adminPaths';
import { type Translation, TRANSLATIONS } from '@/site/languages';
import type { PostForm } from '../usePostForm';

/** How long a link lasts, in days; the most is also in supabase/schemas/46_review_links.sql. */
const DAYS = { read: { usual: '7', most: 30 }, translate: { usual: '14', most: 90 } };

const PURPOSES = [
  ['', t('links.toRead')],
  ...TRANSLATIONS.map(
    (code) => [code, t('links.toTranslate', { language: languageName(code) })] as const,
  ),
] as const;

/** Makes a link for somebody without an account. */
export function LinkForm({ post }: { post: PostForm }) {
  const [lang, setLang] = useState<Translation>();
  const [made, setMade] = useState<{ address: string | null; hint: string }>();
  const { usual, most } = lang ? DAYS.translate : DAYS.read;
  return (
    <section aria-labelledby="new-link" className="grid gap-4">
      <h3 id="new-link" className="text-xl">
        {t('links.makeTitle')}
      </h3>
      {post.dirty && <p>{t('links.unsaved')}</p>}
      <SelectField
        label={t('links.purpose')}
        options={PURPOSES}
        value={lang ?? ''}
        onChange={({ target }) => setLang(TRANSLATIONS.find((code) => code === target.value))}
      />
      <DataForm
        className="grid gap-4 sm:grid-cols-[2fr_1fr]"
        // Each link is for somebody else.
        adds
        save={async ({ reader = '', days }) => {
          const args = { post: post.id, reader, days: Number(days), ...(lang && { lang }) };
          const token: string | null = await call('make_review_link', args);
          // Shown only now, since the database keeps a hash of the token, which is in the fragment because browsers
          // send that to nobody.
          const address = token && `${location.origin}${REVIEW_PATH}#${token}`;
          setMade({ address, hint: t(lang ? 'newAddress.hintWrite' : 'newAddress.hintRead') });
        }}
        label={t('links.make')}
        savedLabel=""
        failed={failureText}
        problem={made?.address === null && t('links.noPost')}
      >
        <TextField label={t('links.reader')} name="reader" required maxLength={80} />
        <TextField
          key={usual}
          type="number"
          label={t('links.days')}
          hint={t('links.daysHint', { most })}
          name="days"
          defaultValue={usual}
          required
          min={1}
          max={most}
        />
      </DataForm>
      {made?.address && <NewAddress key={made.address} address={made.address} hint={made.hint} />}
    </section>
  );
}
