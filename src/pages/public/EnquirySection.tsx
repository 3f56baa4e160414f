import { useState } from 'react';
import { LegalDialog } from '@/features/public/legal/LegalDialog';
import { EnquiryForm } from '@/features/public/enquiry-form/EnquiryForm';

/** The enquiry form with the data-protection notice that it opens. */
export function EnquirySection() {
  const [reading, setReading] = useState(false);
  return (
    <>
      <EnquiryForm onReadNotice={() => setReading(true)} />
      <LegalDialog id={reading ? 'data-protection' : undefined} onClose={() => setReading(false)} />
    </>
  );
}
