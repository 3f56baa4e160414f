import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'wouter';
import { adminTexts } from '@/admin-texts';
import { useLeaveGuard } from '@/lib/admin/useLeaveGuard';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { AdminPage } from '@/ui/admin/AdminPage';
import { LeaveDialog } from '@/ui/admin/LeaveDialog';
import { useShortcut } from '@/ui/admin/useShortcut';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/cx';
import { AddressPanel } from './AddressPanel';
import { AuthorPanel } from './AuthorPanel';
import { CategoryPanel } from './CategoryPanel';
import { DraftOffer } from './DraftOffer';
import { HistoryButton } from '../history/HistoryButton';
import { ImagePanel } from './ImagePanel';
import { InBinNotice } from './InBinNotice';
import { LinkPanel } from '../links/LinkPanel';
import { type EditablePost, stateOf } from '../post';
import { PostTexts } from './PostTexts';
import { Preview } from './Preview';
import { PublicationPanel } from './PublicationPanel';
import { SaveBar } from './SaveBar';
import { SaveDialogs } from './SaveDialogs';
import type { PostValues } from '../schema';
import { SharingButton } from '../sharing/SharingButton';
import { useDraft } from './useDraft';
import { useLanguageTabs } from './useLanguageTabs';
import { usePostForm } from '../usePostForm';
import { usePostSaving } from './usePostSaving';
import { useRenderWhenDue } from './useRenderWhenDue';

const t = adminTexts('posts');

interface PostEditorProps {
  /** Null for a new post. Only the initial value counts; later versions arrive by saving. */
  post: EditablePost | null;
  /** Called when a new post has been saved and has a path of its own. */
  onCreated: (id: string) => void;
  /** Renders the post in a language as the public site shows it. */
  renderPreview: (id: string, values: PostValues, language: Language) => ReactNode;
  /** Renders the publication state of a saved version of the post. */
  renderOnSite: (id: string, version: number) => ReactNode;
}

/** The editor of a post in all its languages (PRODUCT 5). */
export function PostEditor({
  post: initial,
  onCreated,
  renderPreview,
  renderOnSite,
}: PostEditorProps) {
  const post = usePostForm(initial);
  const tabs = useLanguageTabs();
  const draft = useDraft(post);
  const saving = usePostSaving({
    post,
    disabled: draft.offer !== undefined,
    onInvalid: tabs.focusFirstError,
    onSaved(now, wasNew) {
      if (wasNew) draft.discard('new');
      post.setSaved(now);
      if (wasNew && initial === null) onCreated(now.id);
    },
  });
  useShortcut('ctrl+s', () => {
    if (!document.querySelector('dialog[open]')) saving.save();
  });
  const { id, form, saved, values } = post;
  const [preview, setPreview] = useState(false);
  const isNew = saved.version === null;
  const isSpanish = tabs.language === SOURCE_LANGUAGE;
  useRenderWhenDue(saved.values.date, saved.values.publishAt);
  const isPublic = !isNew && stateOf({ ...saved.values, inBin: saved.inBin }) === 'published';
  const leaveGuard = useLeaveGuard(post.dirty && draft.offer === undefined, editPostPath(id));

  return (
    <AdminPage
      title={isNew ? t('editor.new') : t('editor.edit')}
      actions={
        <>
          <Link to={adminPath('posts')} className={buttonClass('quiet')}>
            {t('editor.all')}
          </Link>
          {!isNew && !draft.offer && <HistoryButton post={post} />}
          {!isNew && !saved.inBin && <SharingButton post={post} />}
          {isPublic && (
            <a
              href={postPathOf(saved.values.slug, SOURCE_LANGUAGE)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              <ExternalLink aria-hidden="true" className="size-5" />
              {t('editor.onSite')}
            </a>
          )}
        </>
      }
    >
      {draft.offer && <DraftOffer draft={draft} offer={draft.offer} saved={saved} />}
      {saved.inBin && <InBinNotice id={id} onRestored={post.acceptRestore} />}
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            saving.save();
          }}
        >
          <fieldset
            disabled={draft.offer !== undefined}
            // Keeps a field focused by keyboard clear of the sticky bar at the bottom.
            className="min-w-0 **:scroll-mb-28"
          >
            <legend className="sr-only">{t('editor.legend')}</legend>
            <div
              className={cx(
                'grid grid-cols-1 gap-6',
                // A translation takes the whole width, with the Spanish text beside it.
                isSpanish && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
              )}
            >
              <PostTexts
                post={post}
                tabs={tabs}
                disabled={draft.offer !== undefined}
                saving={saving.busy}
              />
              <div
                className={cx(
                  'grid grid-cols-1 content-start gap-4',
                  isSpanish ? 'sm:max-xl:grid-cols-2' : 'sm:grid-cols-2',
                )}
              >
                <PublicationPanel saved={saved} busy={saving.busy} onDraft={saving.saveAsDraft}>
                  {saved.version !== null && renderOnSite(id, saved.version)}
                </PublicationPanel>
                <LinkPanel />
                <ImagePanel uploading={saving.busy} />
                <AuthorPanel />
                <CategoryPanel />
                <AddressPanel
                  key={tabs.language}
                  id={id}
                  language={tabs.language}
                  saved={isNew ? undefined : saved.values}
                />
              </div>
            </div>
            <SaveBar post={post} saving={saving} onPreview={() => setPreview(true)} />
          </fieldset>
        </form>
      </FormProvider>
      <LeaveDialog {...leaveGuard} {...(draft.kept && { onDiscardDraft: () => draft.discard() })}>
        {draft.kept ? t('editor.leaving') : t('editor.leavingUnkept')}
      </LeaveDialog>
      {preview && (
        <Preview language={tabs.language} onClose={() => setPreview(false)}>
          {(shown) => renderPreview(id, values, shown)}
        </Preview>
      )}
      <SaveDialogs saving={saving} />
    </AdminPage>
  );
}
