import { describe, expect, it } from 'vitest';
import { anchorOf, isServiceId, SERVICE_IDS, serviceOfHash } from '@/site/services';

describe('practice areas', () => {
  it.each(SERVICE_IDS)('have a hash: %s', (id) => {
    expect(isServiceId(id)).toBe(true);
    expect(anchorOf(id)).toBe(`service-${id}`);
    expect(serviceOfHash(`#service-${id}`)).toBe(id);
  });

  it.each(['', '#', '#services', '#service-', '#service-penal', '#civil', 'service-civil'])(
    'have no other hash: %j',
    (hash) => {
      expect(serviceOfHash(hash)).toBeUndefined();
    },
  );
});
