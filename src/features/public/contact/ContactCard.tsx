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

/** One way to contact the firm. */
export function ContactCard({ icon: Icon, title, text, detail, children }: ContactCardProps) {
  return (
    <li className="contact-card">
      <div className="flex items-center gap-3 sm:block">
        <Icon
          aria-hidden="true"
          className="size-7 shrink-0 text-terracotta-600"
          strokeWidth={1.75}
        />
        <h3 className="text-xl sm:mt-4">{title}</h3>
      </div>
      <p className="mt-2 leading-snug sm:leading-[inherit]">{text}</p>
      {detail && <p className="mt-1 text-sm text-ink-700">{detail}</p>}
      <div className="mt-auto max-w-full pt-3 sm:pt-6">{children}</div>
    </li>
  );
}
