import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { postTranslation as t } from '@/admin-texts';
import { failureText, useSaving } from '@/lib/admin/requests';
import type { Translation } from '@/site/languages';
import { TEXT_FIELDS, textName } from '../schema';
import { isChanged } from '../spanish/paragraphs';
import type { SpanishSide } from '../spanish/useSpanish';
import type { PostForm } from '../usePostForm';
import {
  blocksOf,
  cardsOf,
  type Decision,
  fillIn,
  type Place,
  placesOf,
  type Proposal,
} from './proposal';
import { askForProposals, decide, proposalsOptions, serviceOptions } from './queries';

const NONE: Proposal[] = [];

/** The proposals for a translation: asking for them, and filling them into the form. */
export function useProposals(post: PostForm, language: Translation, spanish: SpanishSide) {
  const { id, form, saved, values } = post;
  const client = useQueryClient();
  const isSaved = saved.version !== null;
  const { data: service } = useQuery({ ...serviceOptions(), enabled: isSaved });
  const known = useQuery({ ...proposalsOptions(id, language), enabled: isSaved });
  const all = known.data ?? NONE;

  const text = values[textName('content', language)];
  const { paragraphs, isOutdated } = spanish;
  const { places, content, blocks } = useMemo(() => {
    const withProposals = placesOf(all, paragraphs);
    const accepted: (string | undefined)[] = [];
    for (const { field, index, proposal } of withProposals) {
      if (field === 'content' && proposal?.decision === 'accepted')
        accepted[index] = proposal.proposed;
    }
    // Of a translation that is not outdated, nothing is known to be translated before.
    const translated = isOutdated
      ? paragraphs.content
      : paragraphs.content.map(({ now }) => ({ now, before: null }));
    const filled = { text, paragraphs: translated, accepted };
    return { places: withProposals, content: filled, blocks: blocksOf(filled) };
  }, [all, paragraphs, isOutdated, text]);

  /** What belongs to a Spanish paragraph in the translation; '' for nothing. */
  const presentAt = ({ field, index }: Place) =>
    field === 'content' ? (blocks[index] ?? '') : values[textName(field, language)];
  const needed = places
    .filter((place) => {
      const isThere = presentAt(place) !== '';
      const isDone = place.proposal && (place.proposal.decision === null || isThere);
      return !isDone && (!isThere || (isOutdated && isChanged(place.paragraph)));
    })
    .map(({ field, paragraph }) => ({ field, spanish: paragraph.now ?? '' }));
  const cards = cardsOf(all, places);

  const asking = useMutation({
    mutationFn: (wanted: typeof needed) => askForProposals(id, language, wanted),
    onSettled: () => client.invalidateQueries(proposalsOptions(id, language)),
  });

  function fill(proposals: readonly Proposal[]) {
    const accepted = [...content.accepted];
    for (const { field, proposed, id: one } of proposals) {
      const place = places.find(({ proposal }) => proposal?.id === one);
      if (!place) continue;
      const name = textName(field, language);
      const next =
        field === 'content'
          ? fillIn({ ...content, text: form.getValues(name), accepted }, place.index, proposed)
          : proposed;
      if (field === 'content') accepted[place.index] = proposed;
      form.setValue(name, next, { shouldTouch: true, shouldValidate: true });
    }
    toast(t('incoming.filled'));
  }

  // Recorded before the form changes, so that nothing is filled in without it.
  const deciding = useSaving(
    ({ proposals, decision }: { proposals: readonly Proposal[]; decision: Decision }) =>
      decide(proposals, decision),
    (_, { proposals, decision }) => {
      if (decision === 'accepted') fill(proposals);
    },
  );

  return {
    /** Null if there is no service; undefined until it is known. */
    service,
    /** The query of what has been proposed: until it is known, everything would seem to be needed. */
    known,
    needed,
    cards,
    earlier: all.filter(({ decision }) => decision !== null),
    /** Those in which everything that was checked is right. */
    passing: cards.filter(
      ({ proposal, place }) => place && proposal.flaw === null && proposal.terms.length === 0,
    ),
    /** The text that a proposal would replace; '' for none. */
    replacedAt: (place: Place) =>
      place.field !== 'content' || (isOutdated && place.paragraph.before !== null)
        ? presentAt(place)
        : '',
    /** A service would be given the saved text, not the visible one. */
    unsaved: TEXT_FIELDS.some((field) => values[field] !== saved.values[field]),
    busy: deciding.isPending,
    /** How many paragraphs are being translated. */
    asked: asking.isPending ? asking.variables.length : 0,
    problems: [
      asking.error && t('proposals.notAsked', { reason: failureText(asking.error) }),
      deciding.error && t('proposals.notDecided', { reason: failureText(deciding.error) }),
    ],
    ask: () => asking.mutate(needed),
    decide: (decision: Decision, ...proposals: Proposal[]) =>
      deciding.mutate({ proposals, decision }),
  };
}

export type Proposals = ReturnType<typeof useProposals>;
