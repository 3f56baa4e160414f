import { useState } from 'react';
import { Footer } from '@/features/footer/Footer';
import { LegalDialog } from '@/features/legal/LegalDialog';
import type { LegalTextId } from '@/site/legal';

/** The footer, and the legal texts that it opens. */
export function Foot() {
  const [legalText, setLegalText] = useState<LegalTextId>();
  return (
    <>
      <Footer onLegalText={setLegalText} />
      <LegalDialog id={legalText} onClose={() => setLegalText(undefined)} />
    </>
  );
}
