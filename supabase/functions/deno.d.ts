/** What Supabase's Edge Functions use of Deno: TypeScript here knows Node.js only. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Response | Promise<Response>) => void;
};

/** What the functions import from npm, under Deno's name for it. */
declare module 'npm:ical-generator@10.2.0' {
  export { default } from 'ical-generator';
}
declare module 'npm:ical.js@2.2.1' {
  export { default } from 'ical.js';
}
