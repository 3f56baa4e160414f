import { Toaster } from 'sonner';

/** Where the notices of the admin area appear: `toast()` of sonner shows them (SPEC 4.6, 9). */
export function AdminToaster() {
  return (
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4_000}
      gap={14}
      containerAriaLabel="Avisos"
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        classNames: {
          toast:
            '!rounded-lg !border-limestone-300 !bg-white !text-base !text-ink-900 !shadow-float',
          actionButton:
            '!h-11 !rounded-full !bg-transparent !px-4 !text-base !font-semibold !text-terracotta-700 !underline',
        },
      }}
    />
  );
}
