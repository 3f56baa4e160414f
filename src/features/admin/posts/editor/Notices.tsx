import { History } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ActionButton } from '@/lib/admin/requests';
import { formatOfficeDateTime } from '@/lib/admin/format';
import { posts as t } from '@/admin-texts';
import { Button } from '@/ui/admin/controls';
import { differingFields, labelWithin } from '../fields';
import { restoreForEditing } from '../mutations';
import type { PostForm } from '../usePostForm';
import type { Draft, useDraft } from './useDraft';

interface DraftOfferProps {
  draft: ReturnType<typeof useDraft>;
  offer: Draft;
  saved: PostForm['saved'];
}

/** Offers to restore an unsaved draft; the form is inert until the person has decided. */
export function DraftOffer({ draft, offer, saved }: DraftOfferProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const fields = differingFields(offer.values, saved.values).map(labelWithin);
  return (
    <section
      aria-labelledby="draft-offer"
      className="mb-6 rounded-lg border border-brass-400 bg-white p-4 shadow-card sm:p-5"
    >
      <h2 id="draft-offer" className="flex items-center gap-2 text-xl">
        <History className="size-5 shrink-0" />
        {t('draftOffer.title')}
      </h2>
      <p className="mt-2">
        {t('draftOffer.intro', {
          date: formatOfficeDateTime(offer.at),
          fields: fields.join(', '),
        })}
      </p>
      {/* Somebody has saved the post since the draft was started. */}
      {offer.version !== saved.version && <p className="mt-2">{t('draftOffer.outdated')}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={ref} variant="primary" onClick={draft.restore}>
          {t('draftOffer.restore')}
        </Button>
        <Button onClick={() => draft.discard()}>{t('draftOffer.discard')}</Button>
      </div>
    </section>
  );
}

/** Says that a post is in the bin, with a button to restore it. */
export function InBinNotice({ post }: { post: PostForm }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 rounded-lg border border-brass-400 bg-white p-4">
      <p className="grow">{t('inBin.notice')}</p>
      <ActionButton action={() => restoreForEditing(post.id)} onDone={post.acceptRestore}>
        {t('inBin.restore')}
      </ActionButton>
    </div>
  );
}
