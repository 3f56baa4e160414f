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
const call = (name: string, args: Record<string, unknown> = {}) =>
  clientOf(db.backend, db.backend.serviceKey).rpc(name, args);
const claimed = async () =>
  (await call('claim_build').throwOnError()).data as unknown as string | null;
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
  await record(claim).throwOnError();
}

/** Nothing is due, not even after a day. */
async function expectNoCall(): Promise<void> {
  await pass('1 day');
  expect(await claimed()).toBeNull();
}

const save = (title: string, hidden = false) =>
  db.sql(
    `insert into public.blog_posts (slug, title, hidden, date) values ($1, $1, $2, '2026-01-01')`,
    [title, hidden],
  );
const publishNow = () => db.clients.editor.rpc('publish_now').throwOnError();

describe('the build hook', () => {
  it('is called once, a minute after the last of several saves, and not for a draft', async () => {
    await save('draft', true);
    await expectNoCall();
    for (const title of ['a', 'b', 'c']) {
      await save(title);
      await pass('40 seconds');
      expect(await claimed()).toBeNull();
    }
    await pass('20 seconds');
    await accept();
    await expectNoCall();
  });

  it('is not called twice at a time, but again after a save during a call, or if a function dies', async () => {
    await save('a');
    await pass('1 minute');
    const lost = await claimed();
    await save('b');
    await publishNow();
    await pass('4 minutes');
    expect(await claimed()).toBeNull();
    await pass('1 minute');
    const claim = await claimed();
    expect(claim).toEqual(expect.any(String));
    // A late report by the function that was taken for dead changes nothing.
    await record(lost, 'timeout');
    await save('c');
    await record(claim);
    expect((await call('build_problem')).data).toBeNull();
    expect(await claimed()).toBeNull();
    await pass('1 minute');
    await accept();
    await expectNoCall();
  });

  it('is called each night, with or without changes, and retried', async () => {
    await db.sql('select private.ask_for_build()');
    await record(await claimed(), 'timeout');
    await pass('1 minute');
    await accept();
    await expectNoCall();
  });

  it('is called at once for staff, who read why a call was not accepted, until one is', async () => {
    const problem = async () => (await db.clients.editor.rpc('build_problem')).data;
    await publishNow();
    await record(await claimed(), 'http 404');
    expect(await problem()).toBe('http 404');
    expect(await claimed()).toBeNull();
    await publishNow();
    const claim = await claimed();
    // A code, in which no address fits.
    const address = await record(claim, 'https://api.netlify.com/build_hooks/abc');
    expect(address.error?.code).toBe('23514');
    await record(claim).throwOnError();
    expect(await problem()).toBeNull();
  });
});
