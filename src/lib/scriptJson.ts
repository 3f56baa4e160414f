/** JSON as the text of a `<script>` of data: '<' cannot stand there without a risk of ending the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
