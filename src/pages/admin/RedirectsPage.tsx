import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { redirectsOptions, SHOWN } from '@/features/admin/redirects/queries';
import { fieldsOf, redirects as t } from '@/admin-texts';
import { DataForm } from '@/lib/admin/DataForm';
import { notAdded, orTaken, Pending, Refusal } from '@/lib/admin/requests';
import { addRows, removeRow } from '@/lib/admin/supabase';
import { RemovableList } from '@/lib/admin/RemovableList';
import { isAdminPath } from '@/site/adminPaths';
import { addressOf } from '@/site/pages';
import {
  type Redirect,
  REDIRECT_KINDS,
  type RedirectKind,
  sourceOf,
  sourceProblem,
} from '@/site/redirects';
import { urlOf } from '@/site/urls';
import { AdminPage, Panel } from '@/ui/admin/page';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField, TextField } from '@/ui/admin/controls';

/** Where the addresses of an older site lead; admins only. */
export default function RedirectsPage() {
  return (
    <AdminPage title={t('redirects.title')}>
      <div className="grid max-w-4xl gap-6">
        <p className="max-w-prose">{t('redirects.about')}</p>
        <Panel title={t('new')}>
          <AddRedirect />
        </Panel>
        <Panel title={t('title')}>
          <RedirectList />
        </Panel>
      </div>
    </AdminPage>
  );
}

/** An old address as the list shows it: '…' stands for what may follow. */
const shownSource = (kind: RedirectKind, source: string) => {
  if (kind === 'exact') return source;
  const start = source === '/' ? '' : source;
  return kind === 'prefix' ? `${start}/…` : t('datedSource', { start });
};

function RedirectList() {
  const [search, setSearch] = useState('');
  const { data, error, refetch } = useQuery(redirectsOptions(search));
  if (!data) return <Pending {...{ error, refetch }} failed={t('failed')} />;
  return (
    <>
      <SearchField label={t('search')} value={search} onSearch={setSearch} className="max-w-md" />
      <RemovableList
        label={t('title')}
        rows={data}
        summary={({ id, kind, source, target }) => ({
          key: id,
          name: shownSource(kind, source),
          shown: (
            <span className="flex flex-wrap items-center gap-x-2">
              <bdi>{shownSource(kind, source)}</bdi>
              <ArrowRight aria-label={t('leadsTo')} className="size-4 shrink-0" />
              <bdi>{target}</bdi>
            </span>
          ),
        })}
        remove={({ id }) => removeRow('redirects', { id })}
      />
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {data.length === 0 && (search ? t('noneFound') : t('none'))}
        {data.length === SHOWN && t('first', { number: SHOWN })}
      </p>
    </>
  );
}

interface Problems {
  from?: string;
  to?: string;
}

const FROM = {
  form: t('problems.source'),
  own: t('problems.page'),
} as const;

/** The target as a path of the site; undefined for a page that the site has not. */
function targetOf(typed: string, kind: RedirectKind): string | undefined {
  const url = urlOf(typed.trim(), location.origin);
  if (!url) return undefined;
  const { origin, pathname, search, hash } = url;
  if (origin !== location.origin || isAdminPath(pathname)) return undefined;
  const path = pathname.replace(/(.)\/$/, '$1');
  const page = kind === 'exact' ? path : path.replace(/\/\*$/, '/x');
  return addressOf(page) && path + search + hash;
}

/** What the form would save, or what is wrong with it, in Spanish. */
function checkRedirect(kind: RedirectKind, from: string, to: string): Redirect | Problems {
  const source = sourceOf(from) ?? '';
  const problem = sourceProblem(kind, source);
  const target = targetOf(to, kind);
  const problems: Problems = {
    ...(problem && { from: FROM[problem] }),
    ...(!target && { to: t('problems.target') }),
  };
  return target && !problem ? { kind, source, target } : problems;
}

const field = fieldsOf('redirects', 'form');

function AddRedirect() {
  const [kind, setKind] = useState<RedirectKind>('exact');
  const [problems, setProblems] = useState<Problems>({});

  async function add({ from = '', to = '' }: Record<string, string>) {
    const checked = checkRedirect(kind, from, to);
    const isRight = 'source' in checked;
    setProblems(isRight ? {} : checked);
    if (!isRight) throw new Refusal(t('common.invalid'));
    await addRows('redirects', checked);
    setKind('exact');
  }

  return (
    <DataForm
      className="grid max-w-xl gap-3"
      save={add}
      adds
      failed={orTaken(t('problems.exists'), notAdded)}
      label={t('form.add')}
      savedLabel=""
    >
      <SelectField
        {...field('kind')}
        options={REDIRECT_KINDS.map((each) => [each, t(`kinds.${each}`)])}
        onChange={({ target }) => setKind(target.value as RedirectKind)}
      />
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          required
          maxLength={500}
          error={problems[name]}
          hint={t(kind === 'exact' ? `form.${name}Hint` : `form.${name}HintOfMany`)}
        />
      ))}
    </DataForm>
  );
}
