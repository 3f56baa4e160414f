import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useReducer } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'wouter';
import { posts as t } from '@/admin-texts';
import { parseOfficeTime } from '@/lib/admin/format';
import { LeaveGuard } from '@/lib/admin/LeaveGuard';
import { adminPath, editPostPath } from '@/site/adminPaths';
import { type Language, SOURCE_LANGUAGE } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { AdminPage } from '@/ui/admin/page';
import { useShortcut } from '@/ui/admin/useShortcut';
import { buttonClass, cx } from '@/ui/classes';
import { AddressPanel } from './AddressPanel';
import { AuthorPanel, CategoryPanel, PublicationPanel } from './FieldPanels';
import { HistoryButton } from './HistoryButton';
import { ImagePanel } from './ImagePanel';
import { DraftOffer, InBinNotice } from './Notices';
import { LinkPanel } from '../links/LinkPanel';
import { type EditablePost, savedState } from '../post';
import { PostTexts, useLanguageTabs } from './PostTexts';
import { Preview } from './Preview';
import { SaveBar, SaveDialogs } from './SaveBar';
import type { PostValues } from '../schema';
import { SharingButton } from '../sharing/SharingButton';
import { useDraft } from './useDraft';
import { usePostForm } from '../usePostForm';
import { usePostSaving } from './usePostSaving';

/** The longest delay of a timer, in ms. */
const MAX_DELAY = 2 ** 31 - 1;

interface PostEditorProps {
  id: string;
  /** Null for a new post. Only the initial value counts; later versions arrive by saving. */
  post: EditablePost | null;
  /** Called when a new post has been saved and has a path of its own. */
  onCreated: () => void;
  /** Renders the post in a language as the public site shows it. */
  renderPreview: (values: PostValues, language: Language) => ReactNode;
  /** Renders the publication state of a saved version of the post. */
  renderOnSite: (version: number) => ReactNode;
}

/** The editor of a post in all its languages (PRODUCT 5). */
export function PostEditor({
  id,
  post: initial,
  onCreated,
  renderPreview,
  renderOnSite,
}: PostEditorProps) {
  const post = usePostForm(id, initial);
  const tabs = useLanguageTabs();
  const draft = useDraft(post);
  const isOffered = draft.offer !== undefined;
  const saving = usePostSaving({
    post,
    onInvalid: tabs.focusFirstError,
    onCreated() {
      draft.discard(true);
      if (initial === null) onCreated();
    },
  });
  useShortcut('ctrl+s', () => {
    if (!isOffered && !document.querySelector('dialog[open]')) saving.save();
  });
  const { form, saved, values } = post;
  const isNew = saved.version === null;
  const isSpanish = tabs.language === SOURCE_LANGUAGE;
  useRenderWhenDue(saved.values.date, saved.values.publish_at);
  const isPublic = !isNew && savedState(saved) === 'published';

  return (
    <AdminPage
      title={isNew ? t('editor.new') : t('editor.edit')}
      actions={
        <>
          <Link to={adminPath('posts')} className={buttonClass('quiet')}>
            {t('editor.all')}
          </Link>
          {!isNew && !isOffered && <HistoryButton post={post} />}
          {!isNew && !saved.deleted_at && <SharingButton post={post} />}
          {isPublic && (
            <a
              href={postPathOf(saved.values.slug, SOURCE_LANGUAGE)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              <ExternalLink className="size-5" />
              {t('editor.onSite')}
            </a>
          )}
        </>
      }
    >
      {draft.offer && <DraftOffer draft={draft} offer={draft.offer} saved={saved} />}
      {saved.deleted_at && <InBinNotice post={post} />}
      <FormProvider {...form}>
        <form
          noValidate
          aria-label={t('editor.legend')}
          inert={isOffered}
          // Keeps a field focused by keyboard clear of the sticky bar at the bottom.
          className="**:scroll-mb-28 inert:opacity-60"
          onSubmit={(event) => {
            event.preventDefault();
            saving.save();
          }}
        >
          <div
            className={cx(
              'grid grid-cols-1 gap-6',
              // A translation takes the whole width, with the Spanish text beside it.
              isSpanish && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
            )}
          >
            <PostTexts post={post} tabs={tabs} saving={saving.busy} />
            <div
              className={cx(
                'grid grid-cols-1 content-start gap-4',
                isSpanish ? 'sm:max-xl:grid-cols-2' : 'sm:grid-cols-2',
              )}
            >
              <PublicationPanel
                post={post}
                busy={saving.busy}
                onDraft={() => saving.save({ hidden: true })}
              >
                {saved.version !== null && renderOnSite(saved.version)}
              </PublicationPanel>
              <LinkPanel values={values} />
              <ImagePanel />
              <AuthorPanel author={values.author} reviewer={values.reviewer} />
              <CategoryPanel />
              <AddressPanel
                key={tabs.language}
                language={tabs.language}
                saved={isNew ? undefined : saved.values}
              />
            </div>
          </div>
          <SaveBar
            post={post}
            saving={saving}
            preview={
              <Preview language={tabs.language}>{(shown) => renderPreview(values, shown)}</Preview>
            }
          />
        </form>
      </FormProvider>
      <LeaveGuard
        dirty={post.dirty && !isOffered}
        samePath={editPostPath(id)}
        onDiscardDraft={draft.kept ? () => draft.discard() : undefined}
      >
        {draft.kept ? t('editor.leaving') : t('editor.leavingUnkept')}
      </LeaveGuard>
      <SaveDialogs saving={saving} />
    </AdminPage>
  );
}

/**
 * Renders again when a local time of the office comes: a post is then public without a change.
 * @param time 'HH:mm'; empty for the beginning of the day.
 */
function useRenderWhenDue(day: string, time: string): void {
  const [renders, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const delay = parseOfficeTime(time ? `${day}T${time}` : day).getTime() - Date.now();
    if (delay <= 0) return;
    const timer = setTimeout(render, Math.min(delay, MAX_DELAY));
    return () => clearTimeout(timer);
  }, [day, time, renders]);
}
