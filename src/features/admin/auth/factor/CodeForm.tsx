import { useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { buttonClass } from '@/ui/button';
import { TextField } from '@/ui/admin/TextField';
import { AuthForm } from '../AuthForm';
import { authMessage } from '../messages';
import { CodeField } from './CodeField';
import { proveFactor, spendRecoveryCode } from './queries';

interface CodeFormProps {
  /** Called once the session has the second factor, or the lost one was removed. */
  onDone: () => void;
}

/** The second step of signing in: a code of the authenticator app, or one of the recovery codes. */
export function CodeForm({ onDone }: CodeFormProps) {
  const [lost, setLost] = useState(false);
  return lost ? (
    <RecoveryForm onDone={onDone} onBack={() => setLost(false)} />
  ) : (
    <AuthForm
      title="Segundo paso"
      submit="Continuar"
      onSubmit={async (data) => {
        const error = await proveFactor(data.get('code') as string);
        if (error) return authMessage(error);
        onDone();
        return undefined;
      }}
      footer={
        <button type="button" className={buttonClass('quiet')} onClick={() => setLost(true)}>
          No tengo el teléfono
        </button>
      }
    >
      <p>Abra en su teléfono la aplicación de códigos y escriba el de este despacho.</p>
      <CodeField />
    </AuthForm>
  );
}

function RecoveryForm({ onDone, onBack }: CodeFormProps & { onBack: () => void }) {
  return (
    <AuthForm
      title="Código de recuperación"
      submit="Usar el código"
      onSubmit={async (data) => {
        try {
          const found = await spendRecoveryCode(data.get('code') as string);
          if (!found)
            return 'Ese código no es válido. Compruebe que es uno de los últimos que guardó.';
        } catch (error) {
          return failureText(error);
        }
        onDone();
        return undefined;
      }}
      footer={
        <button type="button" className={buttonClass('quiet')} onClick={onBack}>
          Tengo el teléfono
        </button>
      }
    >
      <p>
        Escriba uno de los códigos que guardó al empezar. Después añadirá el teléfono nuevo. Si no
        los encuentra, pida a otra persona que administre que restablezca su segundo paso en
        «Equipo».
      </p>
      <TextField
        name="code"
        label="Código de recuperación"
        hint="Quince letras y cifras, por ejemplo 1a2b3-c4d5e-6f708."
        autoComplete="off"
        spellCheck={false}
        required
      />
    </AuthForm>
  );
}
