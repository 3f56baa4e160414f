import { ExternalLink } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type Language, LANGUAGES } from '@/site/languages';
import { postPathOf } from '@/site/pages';
import { AdminPage } from '@/ui/AdminPage';
import { buttonClass } from '@/ui/button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { AddressPanel } from './AddressPanel';
import { BinNotice } from './BinNotice';
import { CategoryPanel } from './CategoryPanel';
import { ConflictDialog } from './ConflictDialog';
import { DraftOffer } from './DraftOffer';
import { ImagePanel } from './ImagePanel';
import { LanguageTabs } from './LanguageTabs';
import { LeaveGuard } from './LeaveGuard';
import { OutdatedNotice } from './OutdatedNotice';
import { type EditablePost, stateOf, translationStateOf } from './post';
import { Preview } from './Preview';
import { PublicationPanel } from './PublicationPanel';
import { SaveBar } from './SaveBar';
import { type PostValues, TEXT_FIELDS, textName } from './schema';
import { TextFields } from './TextFields';
import { usePostEditor } from './usePostEditor';

interface PostEditorProps {
  /** Null for a new post. Read once: what comes later reaches the editor through a save. */
  post: EditablePost | null;
  /** The id of who writes, for their drafts. */
  person: string;
  /** A new post has been saved, and has an address of its own now. */
  onCreated: (id: string) => void;
  /** The post in a language, as the public site shows it. */
  renderPreview: (id: string, values: PostValues, language: Language) => ReactNode;
}

/** The editor of one post in all its languages (PRODUCT 5). */
export function PostEditor({ renderPreview, ...options }: PostEditorProps) {
  const editor = usePostEditor(options);
  const { id, form, base, values, dirty, language, saving, draft } = editor;
  const [preview, setPreview] = useState(false);
  const { errors } = form.formState;
  const wrong = new Set(
    LANGUAGES.filter((code) => TEXT_FIELDS.some((field) => errors[textName(field, code)])),
  );
  const isPublic =
    base.version !== null && stateOf({ ...base.values, inBin: base.inBin }) === 'published';

  return (
    <AdminPage
      title={base.version === null ? 'Nueva entrada' : 'Editar la entrada'}
      actions={
        <>
          <Link to="/config-blogmr/posts" className={buttonClass('quiet')}>
            Todas las entradas
          </Link>
          {isPublic && (
            <a
              href={postPathOf(base.values.slug, 'es')}
              target="_blank"
              rel="noreferrer"
              className={buttonClass('secondary')}
            >
              <ExternalLink aria-hidden="true" className="size-5" />
              Ver en la web
            </a>
          )}
        </>
      }
    >
      {draft.offer && (
        <DraftOffer
          draft={draft.offer}
          current={base.values}
          overtaken={draft.offer.version !== base.version}
          onRestore={draft.restore}
          onDiscard={draft.discard}
        />
      )}
      {base.inBin && <BinNotice id={id} onRestored={editor.restored} />}
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void editor.save();
          }}
        >
          <fieldset
            disabled={draft.offer !== undefined}
            // What the keyboard reaches is not to end up behind the bar at the bottom.
            className="min-w-0 **:scroll-mb-28"
          >
            <legend className="sr-only">Entrada</legend>
            <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
              <LanguageTabs
                language={language}
                onLanguage={editor.setLanguage}
                stateIn={(code) => translationStateOf(values, code, base.outdated)}
                wrong={wrong}
              >
                {language !== 'es' && base.version !== null && base.outdated.includes(language) && (
                  <OutdatedNotice
                    key={language}
                    id={id}
                    version={base.version}
                    language={language}
                    saved={base.values}
                    unsaved={TEXT_FIELDS.some((field) => values[field] !== base.values[field])}
                    onConfirmed={editor.confirmed}
                  />
                )}
                <TextFields key={language} language={language} />
              </LanguageTabs>
              <div className="grid grid-cols-1 content-start gap-4 sm:max-xl:grid-cols-2">
                <PublicationPanel inBin={base.inBin} />
                <ImagePanel progress={saving.progress} />
                <CategoryPanel />
                <AddressPanel id={id} savedSlug={base.version === null ? '' : base.values.slug} />
              </div>
            </div>
            <SaveBar
              dirty={dirty}
              isNew={base.version === null}
              saving={saving.saving}
              problem={saving.problem}
              onPreview={() => setPreview(true)}
            />
          </fieldset>
        </form>
      </FormProvider>
      <LeaveGuard
        dirty={dirty && draft.offer === undefined}
        home={`/config-blogmr/post/${id}`}
        onDiscard={draft.discard}
      />
      {preview && (
        <Preview language={language} onClose={() => setPreview(false)}>
          {(shown) => renderPreview(id, values, shown)}
        </Preview>
      )}
      {saving.conflict && (
        <ConflictDialog
          key={saving.conflict.theirs.version}
          conflict={saving.conflict}
          onSettle={editor.settleConflict}
          onClose={saving.dismissConflict}
        />
      )}
      <ConfirmDialog
        open={saving.gone}
        title="Esta entrada ya no existe"
        confirm="Guardarla de nuevo"
        cancel="Seguir editando"
        onConfirm={editor.saveAgain}
        onClose={saving.forgetGone}
      >
        <p>
          Otra persona la ha eliminado para siempre mientras usted escribía. Lo escrito sigue aquí y
          puede guardarlo como una entrada nueva.
        </p>
      </ConfirmDialog>
    </AdminPage>
  );
}
