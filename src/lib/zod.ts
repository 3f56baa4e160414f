import { z } from 'zod';

// zod would compile its checks with `new Function`, which the site's Content-Security-Policy reports and refuses.
z.config({ jitless: true });

export { z };
