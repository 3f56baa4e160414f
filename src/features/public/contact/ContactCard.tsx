import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ContactCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** The link or button. */
  children: ReactNode;
}

/** One way to contact the firm. */
export function ContactCard({ icon: Icon, title, text, children }: ContactCardProps) {
  return (
    <li className="flex flex-col items-start rounded-2xl bg-white p-6 shadow-card sm:p-7">
      <Icon aria-hidden="true" className="size-7 text-terracotta-600" strokeWidth={1.75} />
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="mt-2 mb-6">{text}</p>
      <div className="mt-auto max-w-full">{children}</div>
    </li>
  );
}
