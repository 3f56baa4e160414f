import { createElement, type SVGProps } from 'react';

type IconNode = [tag: string, attributes: Record<string, string>][];

/**
 * Stands in for lucide-react's `createLucideIcon` (vite.config.ts), whose icons repeat the same eight
 * attributes: the class `icon` has them, since a page has fifty, and one path all lines. The icons
 * are hidden from screen readers; what they mean stands beside them or in the label of their button.
 */
// oxlint-disable-next-line import/no-default-export -- as the module that it stands in for
export default function createIcon({ node }: { node: IconNode }) {
  const paths = node.flatMap(([tag, { d = '' }]) => (tag === 'path' ? d : []));
  // A relative start would count from the end of the line before.
  const d = paths.map((path) => path.replace(/^m/, 'M0 0m')).join('');
  const others = node.filter(([tag]) => tag !== 'path');
  return function Icon({ className, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        className: className ? `icon ${className}` : 'icon',
        'aria-hidden': true,
        ...props,
      },
      d && createElement('path', { d }),
      ...others.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
