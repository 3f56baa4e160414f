/** The headers in the rules for static hosts. */
import { describe, expect, it } from 'vitest';
import { netlifyHeaders, nginxRules } from '../../build/hostFiles';
import { securityHeaders } from '../../server/headers';

describe('headers', () => {
  const security = securityHeaders('https://project.example');

  it('are on every response of Netlify, with immutable assets and feed content types', () => {
    const blocks = netlifyHeaders(security)
      .trim()
      .split(/\n(?=\/)/);
    const everywhere = blocks.find((block) => block.startsWith('/*\n'));
    for (const [name, value] of Object.entries(security)) {
      expect(everywhere).toContain(`\n  ${name}: ${value}`);
    }
    expect(blocks).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(blocks.join('\n')).toContain('/revision\n  Cache-Control: no-store\n  X-Robots-Tag: no');
    expect(blocks).toContain('/zh/feed.xml\n  Content-Type: application/atom+xml; charset=utf-8');
  });

  it('are on every response of nginx, repeated in each location that adds one', () => {
    const rules = nginxRules(security);
    const assets = /location \^~ \/assets\/ \{(.+?)\n\}/s.exec(rules)?.[1] ?? '';
    const others = rules.replace(assets, '');
    expect(assets).toContain('add_header X-Content-Type-Options "nosniff" always;');
    for (const [name, value] of Object.entries(security)) {
      const sent = name === 'Cross-Origin-Resource-Policy' ? '$site_corp' : value;
      expect(others).toContain(`\nadd_header ${name} "${sent}" always;`);
    }
    expect(assets).toContain('add_header Cache-Control "public, max-age=31536000, immutable"');
    expect(others).toContain('\nadd_header Cache-Control "$site_cache" always;');
    expect(others).not.toMatch(/\n +add_header/);
  });
});
