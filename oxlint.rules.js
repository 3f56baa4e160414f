/** What the code of this project leaves to one module, as selectors of its syntax. */
const refuse = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [selector, (node) => context.report({ node, message })]),
    ),
});

export default {
  meta: { name: 'project' },
  rules: {
    html: refuse('Do not insert HTML.', [
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Property[key.name="dangerouslySetInnerHTML"]',
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
      'CallExpression[callee.property.name="insertAdjacentHTML"]',
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
    ]),
    dates: refuse('Dates are written and reckoned by src/site/dates.ts.', [
      'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
      'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
      'ImportDeclaration[source.value=/^(@date-fns|date-fns(?!.locale))/]',
    ]),
    'source-language': refuse('Take SOURCE_LANGUAGE or ADMIN_LANGUAGE of src/site/languages.ts.', [
      'Literal[value="es"]',
    ]),
  },
};
