import { describe, expect, it } from 'vitest';
import { anchorOf, isServiceId, SERVICE_IDS, serviceOfHash } from '@/site/services';

describe('practice areas', () => {
  it('are the five of SPEC 2.6, in this order', () => {
    expect(SERVICE_IDS).toEqual(['civil', 'family', 'labor', 'immigration', 'inheritance']);
    expect(SERVICE_IDS.every(isServiceId)).toBe(true);
  });

  it.each(SERVICE_IDS)('have a hash: %s', (id) => {
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
