import { useQuery } from '@tanstack/react-query';
import { useSaving } from '@/lib/admin/useSaving';
import { ArrowRight } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { failureText, Pending } from '@/lib/admin/failures';
import { RemovableList } from '@/lib/admin/RemovableList';
import { redirects as t } from '@/admin-texts';
import { BackendError, hintOf } from '@/lib/errors';
import { REDIRECT_KINDS, type RedirectKind } from '@/site/redirects';
import { Button, Problem } from '@/ui/admin/Button';
import { SearchField } from '@/ui/admin/SearchField';
import { SelectField, TextField } from '@/ui/admin/fields';
import { checkRedirect, type Problems, type Typed } from './check';
import { addRedirect, redirectsOptions, removeRedirect, SHOWN } from './queries';
import { Panel } from '@/ui/admin/Panel';

/** An old address as the list shows it: '…' stands for what may follow. */
const shownSource = (kind: RedirectKind, source: string) => {
  if (kind === 'exact') return source;
  const start = source === '/' ? '' : source;
  return kind === 'prefix' ? `${start}/…` : t('datedSource', { start });
};

/** Lists, adds and removes redirects of an older site's addresses. */
export function Redirects() {
  return (
    <div className="grid gap-6">
      <Panel title={t('new')}>
        <AddRedirect />
      </Panel>
      <Panel title={t('title')}>
        <RedirectList />
      </Panel>
    </div>
  );
}

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
        remove={removeRedirect}
      />
      <p role="status" className="text-sm text-ink-700 empty:hidden">
        {data.length === 0 && (search ? t('noneFound') : t('none'))}
        {data.length === SHOWN && t('first', { number: SHOWN })}
      </p>
    </>
  );
}

const EMPTY: Typed = { kind: 'exact', from: '', to: '' };

function failureOf(error: Error): string {
  if (hintOf(error) === 'redirect_chain') {
    return t('problems.chain');
  }
  return error instanceof BackendError && error.kind === 'conflict'
    ? t('problems.exists')
    : t('common.notAdded', { reason: failureText(error) });
}

function AddRedirect() {
  const [typed, setTyped] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, error, isPending } = useSaving(addRedirect, () => setTyped(EMPTY));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const checked = checkRedirect(typed);
    const isRight = 'source' in checked;
    setProblems(isRight ? {} : checked);
    if (isRight) mutate(checked);
  }

  return (
    <form className="grid max-w-xl gap-3" noValidate onSubmit={submit}>
      <SelectField
        label={t('form.kind')}
        options={REDIRECT_KINDS.map((kind) => [kind, t(`kinds.${kind}`)] as const)}
        value={typed.kind}
        onChange={({ target }) => setTyped({ ...typed, kind: target.value as RedirectKind })}
      />
      <TextField
        label={t('form.source')}
        required
        maxLength={500}
        value={typed.from}
        error={problems.from}
        hint={typed.kind === 'exact' ? t('form.exactHint') : t('form.prefixHint')}
        onChange={(event) => setTyped({ ...typed, from: event.target.value })}
      />
      <TextField
        label={t('form.target')}
        required
        maxLength={500}
        value={typed.to}
        error={problems.to}
        hint={typed.kind === 'exact' ? t('form.targetHint') : t('form.prefixTargetHint')}
        onChange={(event) => setTyped({ ...typed, to: event.target.value })}
      />
      <Problem>{error && failureOf(error)}</Problem>
      <Button type="submit" className="justify-self-start" unavailable={isPending}>
        {isPending ? t('form.adding') : t('form.add')}
      </Button>
    </form>
  );
}
