/** JSON for the inside of a `<script>` element: '<' is escaped, or data could end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
