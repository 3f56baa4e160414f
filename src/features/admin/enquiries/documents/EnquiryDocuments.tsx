import { useQuery } from '@tanstack/react-query';
import { Download, Link as LinkIcon, Trash2 } from 'lucide-react';
import { ConfirmedAction } from '@/lib/admin/ConfirmedAction';
import { downloadFile } from '@/lib/admin/downloadFile';
import { failureText } from '@/lib/admin/failureText';
import { NewAddress } from '@/lib/admin/NewAddress';
import { formatOfficeDateTime } from '@/lib/admin/officeTime';
import { useSaving } from '@/lib/admin/useSaving';
import { adminLanguage, adminTexts } from '@/admin-texts';
import { AdminText } from '@/admin-texts/AdminText';
import { hintOf } from '@/lib/errors';
import { Button } from '@/ui/admin/Button';
import { Problem } from '@/ui/admin/Problem';
import type { Enquiry } from '../enquiry';
import { DOCUMENTS_ID } from './DocumentsLink';
import { enquiriesKeys } from '../queries';
import {
  type ClientDocument,
  documentsOptions,
  makeLink,
  readDocument,
  removeDocument,
  revokeLink,
} from './queries';

const t = adminTexts('enquiries');

const VERDICTS = { clean: t('documents.clean'), infected: t('documents.infected') } as const;

const MEGABYTES = new Intl.NumberFormat(adminLanguage(), {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${MEGABYTES.format(bytes / 1_000_000)} MB`;

/** What the client has sent by link, and the links that can be used. */
export function EnquiryDocuments({ enquiry }: { enquiry: Enquiry }) {
  const { id, language, special_consent_withdrawn_on } = enquiry;
  const { data, error } = useQuery(documentsOptions(id));
  const making = useSaving(() => makeLink(id, language), enquiriesKeys.all);
  const revoking = useSaving(revokeLink, enquiriesKeys.all, () => making.reset());
  const reading = useSaving(
    async (one: ClientDocument) => downloadFile(one.name, await readDocument(one)),
    enquiriesKeys.all,
  );
  const problem = reading.error ?? making.error ?? revoking.error ?? (data ? null : error);
  return (
    <section aria-labelledby={DOCUMENTS_ID} className="grid gap-2">
      <h3 id={DOCUMENTS_ID} tabIndex={-1} className="text-xl outline-none">
        {t('fields.documents')}
      </h3>
      <ul className="grid gap-1">
        {data?.documents.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-3">
            <Button
              variant="quiet"
              className="text-start [overflow-wrap:anywhere]"
              unavailable={reading.isPending || one.verdict === 'infected'}
              onClick={() => reading.mutate(one)}
            >
              <Download aria-hidden="true" className="size-4 shrink-0" />
              <bdi>{one.name}</bdi>
            </Button>
            <span className="text-sm">
              {sizeOf(one.size)} · {formatOfficeDateTime(one.at)}
              {one.verdict && ` · ${VERDICTS[one.verdict]}`}
            </span>
            <ConfirmedAction
              icon={Trash2}
              label={
                <>
                  {t('documents.delete')}
                  <span className="sr-only"> {one.name}</span>
                </>
              }
              variant="quiet"
              title={t('documents.deleteTitle')}
              confirm={t('documents.delete')}
              action={() => removeDocument(one)}
              changes={enquiriesKeys.all}
            >
              <p className="[overflow-wrap:anywhere]">
                <AdminText
                  of="enquiries"
                  text="documents.deleteExplained"
                  elements={{ name: <bdi /> }}
                  values={{ name: one.name }}
                />
              </p>
            </ConfirmedAction>
          </li>
        ))}
        {data?.links.map(({ id: link, expires_at }) => (
          <li key={link} className="flex flex-wrap items-center gap-x-3 text-sm">
            {t('documents.linkUntil', { moment: formatOfficeDateTime(expires_at) })}
            <Button
              variant="quiet"
              unavailable={revoking.isPending}
              onClick={() => revoking.mutate(link)}
            >
              {t('documents.closeLink')}
            </Button>
          </li>
        ))}
      </ul>
      {!special_consent_withdrawn_on && (
        <Button
          variant="quiet"
          className="justify-self-start"
          unavailable={making.isPending}
          onClick={() => making.mutate()}
        >
          <LinkIcon aria-hidden="true" className="size-4" />
          {t('documents.makeLink')}
        </Button>
      )}
      {making.data && <NewAddress key={making.data} address={making.data} />}
      <Problem className="text-sm">
        {problem && (hintOf(problem) === 'infected' ? t('documents.virus') : failureText(problem))}
      </Problem>
    </section>
  );
}
