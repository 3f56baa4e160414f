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
    <li className="flex flex-col items-start rounded-2xl bg-white p-5 shadow-card sm:p-7">
      <div className="flex items-center gap-3 sm:block">
        <Icon
          aria-hidden="true"
          className="size-7 shrink-0 text-terracotta-600"
          strokeWidth={1.75}
        />
        <h3 className="text-xl sm:mt-4">{title}</h3>
      </div>
      <p className="mt-2 mb-3 leading-snug sm:mb-6 sm:leading-[inherit]">{text}</p>
      <div className="mt-auto max-w-full">{children}</div>
    </li>
  );
}
