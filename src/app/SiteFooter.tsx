import { useState } from 'react';
import { Footer } from '@/features/public/footer/Footer';
import { LegalDialog } from '@/features/public/legal/LegalDialog';
import type { LegalTextId } from '@/site/legal';

/** The footer with the dialog of the legal texts that it opens. */
export function SiteFooter() {
  const [legalText, setLegalText] = useState<LegalTextId>();
  return (
    <>
      <Footer onLegalText={setLegalText} />
      {legalText && <LegalDialog id={legalText} onClose={() => setLegalText(undefined)} />}
    </>
  );
}
