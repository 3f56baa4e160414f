/**
 * Texts that run `alert` where they are inserted as HTML, as an address, as an attribute, or into a
 * script, by the context that they break out of. None is longer than the shortest field (60
 * characters), so that each fits everywhere.
 */
export const SCRIPT_PAYLOADS = [
  // Elements.
  '<script>alert(1)</script>',
  '<svg><script>alert&#40;1)</script></svg>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<meta http-equiv=refresh content="0;javascript:alert(1)">',
  // Handlers of events that happen by themselves.
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="&#x61;lert&lpar;1&rpar;">',
  '<img src=x: onerror=alert(1)//',
  '<svg onload=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<math><mtext><img src=x onerror=alert(1)>',
  // Out of an attribute, a title, a comment, a style, or a script such as the structured data.
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" autofocus onfocus=alert(1) x="',
  '</title><script>alert(1)</script>',
  '--><img src=x onerror=alert(1)>',
  '</style><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '";alert(1);//',
  '\\u003cimg src=x onerror=alert(1)\\u003e',
  // Addresses, also of Markdown.
  '[x](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
];

/** All payloads, several in each list: as many as fit into `length` characters, joined by blanks. */
export function payloadsJoined(length: number): string[][] {
  const lists: string[][] = [[]];
  for (const payload of SCRIPT_PAYLOADS) {
    const list = lists.at(-1) ?? [];
    if ([...list, payload].join(' ').length <= length) list.push(payload);
    else lists.push([payload]);
  }
  return lists;
}

/**
 * The elements that can run a script, also one that waits for an event or a tap, by the beginning of
 * their HTML, and the heading: of a document given as HTML, or of the one that is open. Runs in it.
 */
export function inspectDocument(html?: string): { dangerous: string[]; heading: string } {
  const tree = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const elements = [...tree.querySelectorAll('*')].filter(
    (element) =>
      (element.matches('script:not([type$=json])') && element.textContent.includes('alert(1)')) ||
      [...element.attributes].some(
        ({ name, value }) =>
          /^on/i.test(name) ||
          name === 'srcdoc' ||
          /^\s*(javascript|vbscript|data:text)/i.test(value),
      ),
  );
  return {
    dangerous: elements.map((element) => element.outerHTML.slice(0, 200)),
    heading: tree.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
  };
}
