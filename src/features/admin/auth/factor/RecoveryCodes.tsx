import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { copied } from '@/lib/admin/copied';
import { downloadFile } from '@/lib/admin/downloadFile';
import { auth as t } from '@/admin-texts';
import { firm } from '@/site/firm';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { Button } from '@/ui/admin/Button';
import { Checkbox } from '@/ui/admin/fields';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows recovery codes, once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const text = t('codes.file', { firm: firm.name, codes: codes.join('\n') });

  async function copy() {
    setSaid(t((await copied(text)) ? 'codes.copied' : 'codes.notCopied'));
  }

  return (
    <section aria-labelledby="recovery-codes" className="grid gap-5">
      <AdminTitle screen={t('codes.title')} />
      <h1 id="recovery-codes" className="text-3xl">
        {t('codes.heading')}
      </h1>
      <p>{t('codes.about')}</p>
      <ul className="grid gap-2 rounded bg-limestone-100 p-4 font-mono text-sm select-text">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button className="px-4" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {t('common.print')}
        </Button>
        <Button
          className="px-4"
          onClick={() => downloadFile(t('codes.fileName'), new Blob([text]))}
        >
          <Download aria-hidden="true" className="size-4" />
          {t('common.download')}
        </Button>
        <Button className="px-4" onClick={() => void copy()}>
          <Copy aria-hidden="true" className="size-4" />
          {t('codes.copy')}
        </Button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <div className="print:hidden">
        <Checkbox
          label={t('codes.kept')}
          checked={kept}
          onChange={({ target }) => setKept(target.checked)}
        />
      </div>
      <Button variant="primary" className="print:hidden" disabled={!kept} onClick={onDone}>
        {t('login.continue')}
      </Button>
    </section>
  );
}
