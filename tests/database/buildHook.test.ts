import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf, useBackend } from '../support/backend';

const db = useBackend();

beforeEach(async () => {
  await db.sql('truncate public.blog_posts cascade');
  await db.sql('delete from private.build_hook');
  await db.sql('insert into private.build_hook default values');
  await pass('1 minute');
  await accept();
});

/** As the Edge Function does: with the project's key, through the API. */
async function call<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
  const { data, error } = await clientOf(db.backend, db.backend.serviceKey).rpc(name, args);
  expect(error).toBeNull();
  return data as T;
}
const claimed = () => call<string | null>('claim_build');
const record = (claim: string | null, problem?: string) =>
  call('record_build_result', { claim, ...(problem && { problem }) });

/** Runs the job, then lets time pass. */
async function pass(time: string): Promise<void> {
  await db.sql('select private.build_is_due()');
  await db.sql(
    `update private.build_hook set revision_since = revision_since - $1::interval,
       wanted_since = wanted_since - $1::interval, due_at = due_at - $1::interval`,
    [time],
  );
}

/** Claims the call that is due and reports it as accepted. */
async function accept(): Promise<void> {
  const claim = await claimed();
  expect(claim).toEqual(expect.any(String));
  await record(claim);
}

const save = (title: string, hidden = false) =>
  db.sql(
    `insert into public.blog_posts (slug, title, hidden, date) values ($1, $1, $2, '2026-01-01')
     on conflict (slug) do update set title = excluded.title || 's'`,
    [title, hidden],
  );

describe('the build hook', () => {
  it('is not called while nothing public has changed', async () => {
    await pass('1 day');
    expect(await claimed()).toBeNull();
    await save('draft', true);
    await pass('1 day');
    expect(await claimed()).toBeNull();
  });

  it('is called once, a minute after the last of several saves', async () => {
    for (const title of ['a', 'b', 'c']) {
      await save(title);
      await pass('40 seconds');
      expect(await claimed()).toBeNull();
    }
    await pass('20 seconds');
    await accept();
    await pass('1 day');
    expect(await claimed()).toBeNull();
  });

  it('is called after ten minutes, even if somebody saves again and again', async () => {
    let seconds = 0;
    for (; seconds < 3600; seconds += 30) {
      await save(`post-${seconds}`);
      if ((await claimed()) !== null) break;
      await pass('30 seconds');
    }
    expect(seconds).toBe(600);
  });

  it('is called again after a save during a call', async () => {
    await save('a');
    await pass('1 minute');
    const claim = await claimed();
    await save('b');
    await record(claim);
    expect(await claimed()).toBeNull();
    await pass('1 minute');
    await accept();
    await pass('1 day');
    expect(await claimed()).toBeNull();
  });

  it('is not called twice at a time, and again if a function dies', async () => {
    await save('a');
    await pass('1 minute');
    const lost = await claimed();
    await save('b');
    await db.clients.editor.rpc('publish_now');
    await pass('4 minutes');
    expect(await claimed()).toBeNull();
    await pass('1 minute');
    const claim = await claimed();
    expect(claim).toEqual(expect.any(String));
    // A late report by the function that was taken for dead changes nothing.
    await record(lost, 'timeout');
    await record(claim);
    expect(await call('build_problem')).toBeNull();
  });

  it('waits longer after each failure, an hour at most, and never gives up', async () => {
    await save('a');
    await pass('1 minute');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await record(await claimed(), 'http 503');
      const [row] = await db.sql(
        'select round(extract(epoch from due_at - now()) / 60)::int as wait from private.build_hook',
      );
      waits.push(Number(row?.wait));
      await pass(`${Number(row?.wait) * 60 - 30} seconds`);
      expect(await claimed()).toBeNull();
      await pass('30 seconds');
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
    await accept();
  });

  it('is called for a post whose hour has come', async () => {
    await db.sql(`insert into public.blog_posts (slug, title, date, publish_at)
      values ('luego', 'Luego', '2099-01-01', '09:00')`);
    await pass('1 hour');
    expect(await claimed()).toBeNull();
    await db.sql(`update public.blog_posts set date = '2026-01-01'`);
    await pass('1 minute');
    await accept();
  });

  it('is called each night, with or without changes, and retried', async () => {
    await db.sql('select private.ask_for_build()');
    await record(await claimed(), 'timeout');
    await pass('1 minute');
    await accept();
    await pass('1 day');
    expect(await claimed()).toBeNull();
  });
});

describe('staff', () => {
  it('can have it called at once, even while it waits after failures', async () => {
    await save('a');
    await db.clients.editor.rpc('publish_now').throwOnError();
    const claim = await claimed();
    await record(claim, 'http 500');
    expect(await claimed()).toBeNull();
    await db.clients.editor.rpc('publish_now').throwOnError();
    await accept();
  });

  it('can read why a call was not accepted, until one is', async () => {
    const currentProblem = async () =>
      (await db.clients.editor.rpc('build_problem').throwOnError()).data;
    await save('a');
    await pass('1 minute');
    await record(await claimed(), 'http 404');
    expect(await currentProblem()).toBe('http 404');
    await pass('1 minute');
    await accept();
    expect(await currentProblem()).toBeNull();
  });
});

it('records a code, in which no address fits', async () => {
  await db.clients.editor.rpc('publish_now');
  const { error } = await clientOf(db.backend, db.backend.serviceKey).rpc('record_build_result', {
    claim: await claimed(),
    problem: 'https://api.netlify.com/build_hooks/abc',
  });
  expect(error?.code).toBe('23514');
});
