import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import rubicon from './tools/copy-in-strings.mjs';

/** Time and randomness come in as arguments: the pure libraries may not fetch them. */
const pure = {
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'randomness comes in as an argument' },
    { object: 'Date', property: 'now', message: 'time comes in as an argument' },
    { object: 'crypto', property: 'randomUUID', message: 'ids come in as arguments' },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
      message: 'time comes in as an argument',
    },
  ],
  'no-restricted-globals': [
    'error',
    'setTimeout',
    'setInterval',
    'setImmediate',
    'fetch',
    'process',
    'Buffer',
  ],
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '.nx/**',
      '.data/**',
      '.tmp/**',
      '**/*.cjs',
      'frontend/src/lib/api/schema.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            '*.mjs',
            'frontend/*.mjs',
            'backend/*.mjs',
            'libs/*/*.mjs',
            'tools/*.mjs',
            'tools/*.mts',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
      globals: { ...globals.node },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  {
    files: [
      'libs/eventsourcing/src/**/*.ts',
      'libs/domain/src/**/*.ts',
      'libs/scenarios/src/**/*.ts',
      'libs/contracts/src/**/*.ts',
    ],
    ignores: ['**/*.spec.ts'],
    rules: pure,
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/http/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@nestjs/common'],
              importNamePattern: 'Exception$',
              message: 'throw Refused or Failed: how it is answered is told by the table of problems',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: globals.browser },
    rules: hooks.configs.recommended.rules,
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    // Tests say the words themselves: they are the witness.
    ignores: ['**/*.spec.{ts,tsx}', 'frontend/src/strings/**', 'frontend/src/testing/**'],
    plugins: { rubicon },
    rules: { 'rubicon/copy-in-strings': 'error' },
  },
  {
    files: ['**/*.{mjs,mts}', '**/*.spec.{ts,tsx}', '**/jest.setup.ts', 'frontend/e2e/**/*.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  prettier,
);
