import { defineConfig } from 'oxlint'
import { importRules } from './tools/import-patterns.ts'

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    'coverage/**',
    '.cache/**',
    '.data/**',
    'test-results/**',
    'docs/**',
    '**/*.queries.ts',
  ],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': [
      'error',
      {
        fixStyle: 'inline-type-imports',
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-key': 'error',
    'import/no-default-export': 'error',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    'no-var': 'error',
    eqeqeq: 'error',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/restrict-template-expressions': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-control-regex': 'off',
    'unicorn/require-module-specifiers': 'off',
    'react/capitalized-calls': 'off',
    'react/refs': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-redundant-type-constituents': 'off',
    'react/no-unstable-nested-components': [
      'error',
      {
        allowAsProps: true,
      },
    ],
    'max-lines-per-function': [
      'error',
      {
        max: 40,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    'jsx-a11y/no-autofocus': 'off',
    'typescript/no-base-to-string': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/interactive-supports-focus': 'off',
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['tools/**', 'bench/**', 'e2e/**'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: [
        '**/*-screen.tsx',
        '**/*layout.tsx',
        '**/palette.tsx',
        '**/*.stories.tsx',
        '**/global-setup.ts',
        '**/*.config.ts',
        '**/*.config.js',
        '**/*.config.mjs',
        'tools/mutation/sql-runner.ts',
        'tools/on-demand/*/config/*.mjs',
      ],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    {
      files: ['packages/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          'process',
          'window',
          'document',
          'Buffer',
          'setTimeout',
          'setInterval',
          'fetch',
        ],
      },
    },
    // The types of Node.js are known here from the build's files, but browsers lack its globals.
    {
      files: ['packages/ui/**', 'apps/web/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          'process',
          'Buffer',
          'global',
          'setImmediate',
          'require',
          '__dirname',
        ],
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'bench/**'],
      rules: {
        'max-lines-per-function': 'off',
      },
    },
    ...importRules,
  ],
})
