import { TitledDialog } from '@/ui/admin/TitledDialog';
import { Problem } from '@/ui/admin/Problem';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { languageName } from '@/lib/admin/languageName';
import { inputClass } from '@/ui/admin/field';
import { buttonClass } from '@/ui/button';
import type { PostForm } from '../usePostForm';
import { fillTexts } from '../incoming/fillTexts';
import { IncomingTexts } from '../incoming/IncomingTexts';
import { type IncomingPlan, planIncoming, unitsIn } from '../incoming/plan';
import { contentOf, unitsFor, XliffProblem } from './read';
import { writeXliff } from './write';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';

interface FileDialogProps {
  post: PostForm;
  language: Translation;
  onClose: () => void;
}

/** Exports a translation as XLIFF, and puts a translated file into the form, to be read and saved. */
export function FileDialog({ post, language, onClose }: FileDialogProps) {
  const { id, form, values } = post;
  const [plan, setPlan] = useState<IncomingPlan>();
  const [problem, setProblem] = useState('');

  function download() {
    const xml = writeXliff({ postId: id, language, units: unitsIn(values, language) });
    const name = `${values.slug || id}.${SOURCE_LANGUAGE}-${language}.xlf`;
    downloadFile(name, new Blob([xml], { type: 'application/xliff+xml' }));
  }

  async function choose(file: File | undefined) {
    setProblem('');
    setPlan(undefined);
    if (!file) return;
    try {
      const units = unitsFor(await contentOf(file), id, language);
      setPlan(planIncoming(units, values, language));
    } catch (error) {
      if (!(error instanceof XliffProblem)) throw error;
      setProblem(`${error.message} No se ha importado nada.`);
    }
  }

  function accept() {
    if (plan?.kind === 'changes') fillTexts(form, language, plan.texts);
    onClose();
  }

  return (
    <TitledDialog
      title={`Traducir en un archivo: ${languageName(language)}`}
      size="wide"
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          El archivo (XLIFF 2.0) lleva el texto español y su traducción, párrafo a párrafo, y se
          abre con los programas de traducción. Mientras tanto no cambie el texto español: el
          archivo solo se puede importar en el mismo texto.
        </p>
        <button
          type="button"
          className={buttonClass('secondary', 'justify-self-start')}
          onClick={download}
        >
          <FileDown aria-hidden="true" className="size-5" />
          Exportar para traducir
        </button>
        <label className="grid gap-1">
          <span className="font-semibold">Importar traducción</span>
          <input
            type="file"
            accept=".xlf,.xliff,application/xliff+xml"
            className={inputClass(false, 'file:me-3 file:font-semibold')}
            onChange={(event) => void choose(event.target.files?.[0])}
          />
        </label>
        <Problem>{problem}</Problem>
        {plan && (
          <IncomingTexts
            {...{ plan, values, language }}
            what="El archivo"
            stale={{
              wasIn: 'En el archivo',
              advice:
                'El texto español ha cambiado desde que se exportó el archivo. No se ha importado nada: exporte otro, o copie a mano lo que sirva.',
            }}
            onAccept={accept}
          />
        )}
      </div>
    </TitledDialog>
  );
}
