import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { adminWord, postTranslation as t } from '@/admin-texts';
import { failureText } from '@/lib/admin/failures';
import { BackendError } from '@/lib/errors';
import { TEXT_FIELDS, textName } from '../schema';
import type { SpanishSide } from '../spanish/useSpanish';
import type { PostForm } from '../usePostForm';
import { blocksOf, fillIn, takeBack } from './fill';
import { cardsOf, needsOf, passes, placesOf, type Proposal } from './proposal';
import {
  askForProposals,
  decide,
  proposalsOptions,
  serviceOptions,
  TranslationFailure,
} from './queries';
import { type Translation } from '@/site/languages';

/** Why no proposals have come, and that nothing is lost. */
function askingFailure(error: unknown): string {
  const code = error instanceof TranslationFailure ? error.message : undefined;
  const reason = adminWord('post-translation', 'proposals.failures', code) ?? failureText(error);
  return t('proposals.notAsked', { reason });
}

/** Why a decision was not recorded. */
const decidingFailure = (error: unknown): string =>
  error instanceof BackendError && error.kind === 'conflict'
    ? t('proposals.decidedByOther')
    : t('proposals.notDecided', { reason: failureText(error) });

/** What was filled in since the editor was opened: the text that it replaced, null for none. */
type Recent = Readonly<Record<string, string | null>>;

/** The proposals for a translation: asking for them, and filling them into the form. */
export function useProposals(post: PostForm, language: Translation, spanish: SpanishSide) {
  const { id, form, saved, values } = post;
  const client = useQueryClient();
  const isSaved = saved.version !== null;
  const { data: service } = useQuery({ ...serviceOptions(), enabled: isSaved });
  const known = useQuery({ ...proposalsOptions(id, language), enabled: isSaved });
  const all = known.data ?? NONE;
  const [recent, setRecent] = useState<Recent>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);
  const asking = useRef<AbortController>(undefined);

  const text = values[textName('content', language)];
  const { paragraphs, isOutdated } = spanish;
  const state = useMemo(() => {
    const placed = placesOf(
      all.filter(({ decision }) => decision !== 'dismissed'),
      paragraphs,
    );
    const accepted: (string | undefined)[] = [];
    for (const { id: proposal, decision, proposed } of all) {
      const place = placed.get(proposal);
      if (place?.field === 'content' && decision === 'accepted') accepted[place.index] = proposed;
    }
    // Of a translation that is not outdated, nothing is known to be translated before.
    const known = isOutdated
      ? paragraphs.content
      : paragraphs.content.map(({ now }) => ({ now, before: null }));
    const content = { text, paragraphs: known, accepted };
    return { placed, content, blocks: blocksOf(content) };
  }, [all, paragraphs, isOutdated, text]);

  const cardOptions = { ...state, paragraphs, isOutdated, values, language };
  const needed = needsOf(all, cardOptions);
  const cards = cardsOf(
    all.filter((one) => one.decision === null || one.id in recent),
    cardOptions,
  );

  async function ask() {
    const controller = new AbortController();
    asking.current = controller;
    setAsked(needed.length);
    setProblem('');
    try {
      await askForProposals(id, language, needed, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(askingFailure(error));
    }
    await client.invalidateQueries(proposalsOptions(id, language));
    void client.invalidateQueries(serviceOptions());
    if (asking.current === controller) setAsked(0);
  }

  function cancel() {
    asking.current?.abort();
    setAsked(0);
  }

  /** Records a decision before the form changes, so that nothing is filled in without it. */
  async function record(proposals: readonly Proposal[], decision: Proposal['decision']) {
    setBusy(true);
    setProblem('');
    try {
      await decide(
        proposals.map((one) => one.id),
        decision,
      );
      const ids = new Set(proposals.map((one) => one.id));
      client.setQueryData(proposalsOptions(id, language).queryKey, (known = []) =>
        known.map((one) => (ids.has(one.id) ? { ...one, decision } : one)),
      );
      return true;
    } catch (error) {
      setProblem(decidingFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  function setText(field: Proposal['field'], value: string) {
    const name = textName(field, language);
    form.setValue(name, value, { shouldTouch: true, shouldValidate: true });
  }

  async function accept(proposals: readonly Proposal[]) {
    if (!(await record(proposals, 'accepted'))) return;
    const filled: Record<string, string | null> = {};
    const accepted = [...state.content.accepted];
    for (const proposal of proposals) {
      const place = state.placed.get(proposal.id);
      if (!place) continue;
      const current = form.getValues(textName(proposal.field, language));
      if (proposal.field === 'content') {
        const content = { ...state.content, text: current, accepted };
        const next = fillIn(content, place.index, proposal.proposed);
        accepted[place.index] = proposal.proposed;
        setText('content', next.text);
        filled[proposal.id] = next.replaced;
      } else {
        setText(proposal.field, proposal.proposed);
        filled[proposal.id] = current;
      }
    }
    setRecent((known) => ({ ...known, ...filled }));
  }

  async function dismiss(proposal: Proposal) {
    if (!(await record([proposal], 'dismissed'))) return;
    setRecent((known) => ({ ...known, [proposal.id]: null }));
  }

  async function undo(proposal: Proposal) {
    const { field, proposed, decision } = proposal;
    const replaced = recent[proposal.id] ?? null;
    const current = form.getValues(textName(field, language));
    const before =
      field === 'content'
        ? takeBack(current, proposed, replaced)
        : current === proposed
          ? (replaced ?? '')
          : undefined;
    if (decision === 'accepted' && before === undefined) {
      setProblem(t('proposals.changedSince'));
      return;
    }
    if (!(await record([proposal], null))) return;
    if (decision === 'accepted' && before !== undefined) setText(field, before);
  }

  return {
    /** Null if there is no service; undefined until it is known. */
    service: service && service.service,
    left: service?.left,
    /** The query of what has been proposed: until it is known, everything would seem to be needed. */
    known,
    needed,
    cards,
    earlier: all.filter(({ id: one, decision }) => decision !== null && !(one in recent)),
    passing: cards.filter(
      ({ proposal, place }) => proposal.decision === null && place && passes(proposal),
    ),
    /** A service would be given the saved text, not the visible one. */
    unsaved: TEXT_FIELDS.some((field) => values[field] !== saved.values[field]),
    busy,
    /** How many paragraphs are being translated. */
    asked,
    problem,
    ask: () => void ask(),
    cancel,
    accept: (proposals: readonly Proposal[]) => void accept(proposals),
    dismiss: (proposal: Proposal) => void dismiss(proposal),
    undo: (proposal: Proposal) => void undo(proposal),
  };
}

export type Proposals = ReturnType<typeof useProposals>;

const NONE: Proposal[] = [];
