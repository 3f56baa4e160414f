/** Title and description of every admin page (SPEC 2.4), which search engines must not index. */
export function AdminHead() {
  return (
    <>
      <title>Panel de control</title>
      <meta name="description" content="Gestión del blog y de los contenidos del despacho." />
      <meta name="robots" content="noindex, nofollow" />
    </>
  );
}
