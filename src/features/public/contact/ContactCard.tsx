import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ContactCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** What stands below the text, such as an address: buttons of a row are at one height. */
  detail?: ReactNode;
  /** The link or button. */
  children: ReactNode;
}

export function ContactCard({ icon: Icon, title, text, detail, children }: ContactCardProps) {
  return (
    <li className="contact-card">
      <div className="contact-card-head">
        <Icon aria-hidden="true" strokeWidth={1.75} />
        <h3>{title}</h3>
      </div>
      <p>{text}</p>
      {detail && <p className="mt-1 text-sm text-ink-700">{detail}</p>}
      <div className="mt-auto max-w-full pt-3 sm:pt-6">{children}</div>
    </li>
  );
}
