import { useShortcut } from '@/ui/admin/useShortcut';
import type { EditablePost } from '../post';
import { useDraft } from './useDraft';
import { useLanguageTabs } from './useLanguageTabs';
import { usePostForm } from '../usePostForm';
import { usePostSaving } from './usePostSaving';

interface EditorOptions {
  /** Null for a new post. */
  post: EditablePost | null;
  /** Called when a new post has been saved and has a path of its own. */
  onCreated: (id: string) => void;
}

/** The editor's state: the form, its language tabs, the browser's draft, and saving. */
export function usePostEditor({ post: initial, onCreated }: EditorOptions) {
  const post = usePostForm(initial);
  const tabs = useLanguageTabs();
  const draft = useDraft(post);
  const saving = usePostSaving({
    post,
    disabled: draft.offer !== undefined,
    onInvalid: tabs.focusFirstError,
    onSaved(saved, isNew) {
      if (isNew) draft.discard('new');
      post.setSaved(saved);
      if (isNew && initial === null) onCreated(saved.id);
    },
  });

  useShortcut('ctrl+s', () => {
    if (!document.querySelector('dialog[open]')) saving.save();
  });

  return { post, tabs, draft, saving };
}
