/** The accounts of the demo seed (supabase/seed.sql), whose passwords `npm start` prints. */
export const DEMO_STAFF = {
  admin: { email: 'admin@demo.example', password: 'demo-admin-2026' },
  editor: { email: 'editor@demo.example', password: 'demo-editor-2026' },
};

export type DemoRole = keyof typeof DEMO_STAFF;
