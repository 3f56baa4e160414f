import { useState } from 'react';
import { LegalDialog } from '@/features/legal/LegalDialog';
import { Survey } from '@/features/survey/Survey';

/** The questionnaire, and the notice on data protection that it leads to. */
export function Questionnaire() {
  const [reading, setReading] = useState(false);
  return (
    <>
      <Survey onReadNotice={() => setReading(true)} />
      <LegalDialog
        id={reading ? 'data-protection' : undefined}
        onClose={() => setReading(false)}
      />
    </>
  );
}
