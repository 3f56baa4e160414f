/** What Supabase's Edge Functions use of Deno: TypeScript here knows Node.js only. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Response | Promise<Response>) => void;
};
