import { z } from 'zod';

// By default zod compiles schemas with `new Function`, which the site's Content-Security-Policy
// blocks.
z.config({ jitless: true });

export { z };
