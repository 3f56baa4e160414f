import { FirmData } from '@/features/firm/FirmData';
import { PageHead } from '@/i18n/PageHead';

export default function ContactPage() {
  return (
    <>
      <PageHead page="contact" />
      <FirmData />
    </>
  );
}
