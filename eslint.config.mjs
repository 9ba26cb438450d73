import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const budget = (lines, perFunction) => ({
  'max-lines': ['error', { max: lines, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: perFunction, skipBlankLines: true, skipComments: true }],
});

const bannedGlobals = (names, instead) => ({ 'no-restricted-globals': ['error', ...names.map((name) => ({ name, message: instead }))] });

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.data/**', '.cache/**', '**/test-results/**', '**/playwright-report/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: {
      ...budget(400, 100),
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 8 }],
      // How an open interface is filled: `interface DomainEvents extends EventPayloads<typeof events> {}`.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      'no-nested-ternary': 'error',
      'no-console': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'Name what is exported; `export *` hides it.' },
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export; only tool configs have a default.' },
      ],
    },
  },
  {
    // The two rules of hooks. The compiler's rules are left out: nothing here is compiled by it, and they refuse hooks that hand out a ref.
    files: [
      'shell/**',
      'remotes/**',
      'shared/plugin-sdk/**',
      'shared/ui-kit/**',
      'shared/record-kit/**',
      'shared/parts-kit/**',
      'shared/gallery/**',
    ].flatMap((folder) => [`${folder}/*.ts`, `${folder}/*.tsx`]),
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/*.tsx'], rules: budget(400, 150) },
  // Declared lists and tests are read from the top to where one looks, not as a whole.
  {
    files: ['**/*.data.ts', '**/operations.ts', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 500, skipBlankLines: true, skipComments: true }] },
  },
  // A browser has no other log; what is said there is said to whoever is asked for help.
  { files: ['shell/src/**'], rules: { 'no-console': ['error', { allow: ['warn', 'error', 'debug', 'info'] }] } },
  {
    files: ['**/*.test.{ts,tsx}', '**/*.spec.ts', 'e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'max-lines-per-function': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['remotes/*/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: bannedGlobals(
      ['fetch', 'localStorage', 'sessionStorage', 'XMLHttpRequest'],
      'Remotes speak through the plugin-sdk: createClient, usePlugin.',
    ),
  },
  {
    files: [
      '**/*.config.{ts,mjs,js}',
      '.dependency-cruiser.mjs',
      'deploy/**',
      'shared/tooling/**',
      'shared/gallery/*.ts',
      'server/src/bench/**',
      'server/src/demo/main.ts',
      'e2e/**',
    ],
    rules: { 'no-restricted-syntax': 'off', 'no-console': 'off' },
  },
  {
    files: ['e2e/**', 'shared/tooling/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle'], TemplateElement[value.raw='networkidle']",
          message:
            'Chromium sometimes never says it: watchNetwork(page) of e2e/support/network-rest before the page goes anywhere, then come().',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        module: 'writable',
        require: 'readonly',
        globalThis: 'readonly',
        URL: 'readonly',
        Element: 'readonly',
        setTimeout: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['**/*.cjs'],
    rules: {
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
);
