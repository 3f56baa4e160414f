import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '@/lib/admin/downloadFile';
import { firm } from '@/site/firm';
import { AdminTitle } from '@/ui/admin/AdminTitle';
import { buttonClass } from '@/ui/button';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shows recovery codes, once, with the ways to keep them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [said, setSaid] = useState('');
  const [kept, setKept] = useState(false);
  const text = `Códigos de recuperación de ${firm.name}\nCada uno sirve una vez.\n\n${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copiados.');
    } catch {
      setSaid('No se han podido copiar: selecciónelos con el ratón o descárguelos.');
    }
  }

  return (
    <section aria-labelledby="recovery-codes" className="grid gap-5">
      <AdminTitle screen="Códigos de recuperación" />
      <h1 id="recovery-codes" className="text-3xl">
        Guarde estos códigos
      </h1>
      <p>
        Si un día pierde el teléfono, entrará con uno de ellos. Cada uno sirve una vez. No se
        vuelven a mostrar: imprímalos o guárdelos fuera de este ordenador, donde solo usted los
        encuentre.
      </p>
      <ul className="grid gap-2 rounded bg-limestone-100 p-4 font-mono text-sm select-text">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <button type="button" className={buttonClass('secondary', 'px-4')} onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          Imprimir
        </button>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => downloadFile('codigos-de-recuperacion.txt', new Blob([text]))}
        >
          <Download aria-hidden="true" className="size-4" />
          Descargar
        </button>
        <button
          type="button"
          className={buttonClass('secondary', 'px-4')}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" className="size-4" />
          Copiar
        </button>
      </div>
      <p role="status" className="text-sm empty:hidden">
        {said}
      </p>
      <label className="flex min-h-11 items-center gap-3 print:hidden">
        <input
          type="checkbox"
          className="size-5"
          checked={kept}
          onChange={(event) => setKept(event.target.checked)}
        />
        Los he guardado
      </label>
      <button
        type="button"
        className={buttonClass('primary', 'print:hidden')}
        disabled={!kept}
        onClick={onDone}
      >
        Continuar
      </button>
    </section>
  );
}
