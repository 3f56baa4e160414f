import type { ServiceId } from '@/site/services';
import { cx } from '@/ui/classes';

const FILES = import.meta.glob<string>('./icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The icon of a practice area (SPEC 3.6), in the colour of the text around it and an accent. */
export function ServiceIcon({ id, className }: { id: ServiceId; className?: string }) {
  const __html = FILES[`./icons/${id}.svg`]?.replace(/<\/?svg[^>]*>|\n */g, '') ?? '';
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={cx('icon area-icon', className)}
      dangerouslySetInnerHTML={{ __html }}
    />
  );
}
