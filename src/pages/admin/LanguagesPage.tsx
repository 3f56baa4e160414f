import { useQuery } from '@tanstack/react-query';
import { failureText, Pending, useSaving } from '@/lib/admin/requests';
import { changeRow, liveTable } from '@/lib/admin/supabase';
import { languageLabel } from '@/lib/admin/format';
import { languages as t } from '@/admin-texts';
import { type Language, LANGUAGE_FACTS, LANGUAGES, SOURCE_LANGUAGE } from '@/site/languages';
import { AdminPage } from '@/ui/admin/page';
import { Problem, unavailable } from '@/ui/admin/controls';
import { Switch } from '@/ui/admin/Switch';

/** The languages that the site offers; admins only. */
export default function LanguagesPage() {
  return (
    <AdminPage title={t('screens.languages')}>
      <div className="max-w-2xl">
        <p className="mb-4">{t('languages.about')}</p>
        <LanguageList />
      </div>
    </AdminPage>
  );
}

/** The site's languages, with a switch to activate each; one without a row counts as inactive. */
function LanguageList() {
  const { data, error, refetch } = useQuery(liveTable('language_settings', 'language_code'));
  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  const rows = LANGUAGES.map((code) => {
    const row = data.find(({ language_code }) => language_code === code);
    const isDefault = row?.is_default ?? code === SOURCE_LANGUAGE;
    return { code, isDefault, isActive: row?.is_active ?? false };
  });
  const active = rows.filter(({ isActive }) => isActive).length;
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-700">
        {t('active', { active, all: rows.length })}
      </p>
      <ul className="divide-y divide-limestone-200 rounded bg-white">
        {rows.map((row) => (
          <LanguageRow key={row.code} {...row} />
        ))}
      </ul>
    </>
  );
}

function LanguageRow(props: { code: Language; isDefault: boolean; isActive: boolean }) {
  const { code, isDefault, isActive } = props;
  const { mutate, error, isPending, variables } = useSaving((active: boolean) =>
    changeRow('language_settings', { language_code: code }, { is_active: active }),
  );
  return (
    <li className="p-4">
      <label className="flex min-h-11 items-center gap-4">
        <span aria-hidden="true" className="text-2xl">
          {LANGUAGE_FACTS[code].flag}
        </span>
        <span className="grow font-semibold">
          {languageLabel(code)}
          {isDefault && <span className="block text-sm font-normal text-ink-700">{t('main')}</span>}
        </span>
        <Switch
          checked={isPending ? variables : isActive}
          {...unavailable(isPending || (isDefault && isActive))}
          onChange={({ target }) => mutate(target.checked)}
        />
      </label>
      <Problem className="text-sm">
        {error && t('common.notChanged', { reason: failureText(error) })}
      </Problem>
    </li>
  );
}
