import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BACKEND_IMPORTS, BUILD_IMPORTS, UI_IMPORTS, zones } from './eslint.imports.js';

const HTML_INSERTION = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  'Property[key.name="dangerouslySetInnerHTML"]',
  'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
  'CallExpression[callee.property.name="insertAdjacentHTML"]',
  'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/]',
].map((selector) => ({ selector, message: 'Do not insert HTML.' }));

const OWN_DATES = [
  'MemberExpression[object.name="Intl"][property.name="DateTimeFormat"]',
  'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
  'ImportDeclaration[source.value=/^(@date-fns|date-fns(?!.locale))/]',
].map((selector) => ({
  selector,
  message: 'Dates are written and reckoned by src/site/dates.ts.',
}));

const SOURCE_LANGUAGE = {
  selector: "Literal[value='es']",
  message: 'Take SOURCE_LANGUAGE or ADMIN_LANGUAGE of src/site/languages.ts.',
};

export default tseslint.config(
  { ignores: ['dist', '.data', 'src/lib/database.types.ts', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  importX.flatConfigs.typescript,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'import-x/no-restricted-paths': ['error', { zones }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
    },
  },
  // Tables of cases are long.
  {
    files: ['tests/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['**/*.isolated.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'The files of a worker share their modules: name the file *.isolated.test.ts.',
        },
      ],
    },
  },
  // What `npm audit` and the inventory of components look at (docs/security.md).
  {
    files: ['src/**/*.{ts,tsx}', 'server/**/*.{ts,mjs}', 'build/**/*.ts'],
    ignores: ['build/subsetFonts.ts'],
    rules: { 'import-x/no-extraneous-dependencies': ['error', { devDependencies: false }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': ['error', ...HTML_INSERTION, ...OWN_DATES, SOURCE_LANGUAGE],
    },
  },
  // Routes take a page from its default export (src/app/routeCode.tsx).
  { files: ['src/pages/**/*.tsx'], rules: { 'import-x/no-default-export': 'off' } },
  // The JSON is escaped, so that it cannot end its script element (lib/scriptJson.ts).
  { files: ['src/seo/JsonLd.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/site/{languages,firm}.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HTML_INSERTION, ...OWN_DATES] },
  },
  {
    files: ['src/site/dates.ts'],
    rules: { 'no-restricted-syntax': ['error', ...HTML_INSERTION] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/**', 'src/features/*/**/{queries,mutations}.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', BACKEND_IMPORTS] },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', UI_IMPORTS] },
  },
  {
    files: ['server/**/*.ts', 'build/**/*.ts', 'supabase/**/*.ts'],
    // Vite builds them together with the app.
    ignores: ['build/prerender.ts', 'build/renderWorker.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', BUILD_IMPORTS] },
  },
  {
    files: ['server/**/*.ts', 'build/**/*.ts', 'supabase/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...OWN_DATES] },
  },
  // The server writes events by log(), and what its operator reads in the terminal by print().
  { files: ['server/**/*.ts'], ignores: ['server/log.ts'], rules: { 'no-console': 'error' } },
  { files: ['**/*.{js,mjs}'], ...tseslint.configs.disableTypeChecked },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
