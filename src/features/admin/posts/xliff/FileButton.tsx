import { FileDown, FileText } from 'lucide-react';
import { useState } from 'react';
import { adminTexts } from '@/admin-texts';
import { downloadFile } from '@/lib/admin/downloadFile';
import { languageName } from '@/lib/admin/languageName';
import { SOURCE_LANGUAGE, type Translation } from '@/site/languages';
import { Button } from '@/ui/admin/Button';
import { DialogButton } from '@/ui/admin/DialogButton';
import { Problem } from '@/ui/admin/Problem';
import { TextField } from '@/ui/admin/TextField';
import { fillTexts, IncomingTexts } from '../incoming/IncomingTexts';
import { type IncomingPlan, planIncoming, unitsIn } from '../incoming/plan';
import type { PostForm } from '../usePostForm';
import { contentOf, unitsFor, XliffProblem } from './read';
import { writeXliff } from './write';

const t = adminTexts('post-translation');

interface FileButtonProps {
  post: PostForm;
  language: Translation;
}

/** Opens what takes a translation out of the editor as a file, and back. */
export function FileButton(props: FileButtonProps) {
  return (
    <DialogButton
      icon={FileText}
      label={t('xliff.button')}
      title={t('xliff.title', { language: languageName(props.language) })}
      className="justify-self-start"
    >
      {(close) => <FileExchange {...props} onDone={close} />}
    </DialogButton>
  );
}

/** Exports a translation as XLIFF, and puts a translated file into the form, to be read and saved. */
function FileExchange({ post, language, onDone }: FileButtonProps & { onDone: () => void }) {
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
      setProblem(t('xliff.notImported', { reason: error.message }));
    }
  }

  function accept() {
    if (plan?.kind === 'changes') fillTexts(form, language, plan.texts);
    onDone();
  }

  return (
    <div className="grid gap-4">
      <p>{t('xliff.intro')}</p>
      <Button className="justify-self-start" onClick={download}>
        <FileDown aria-hidden="true" className="size-5" />
        {t('xliff.export')}
      </Button>
      <TextField
        label={t('xliff.import')}
        type="file"
        accept=".xlf,.xliff,application/xliff+xml"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <Problem>{problem}</Problem>
      {plan && <IncomingTexts {...{ plan, values, language }} from="file" onAccept={accept} />}
    </div>
  );
}
