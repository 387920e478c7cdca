import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import { configs as ts } from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist/',
    'site-dist/',
    'coverage/',
    'release/',
    '.cache/',
    'integrations/{angular,next,nuxt,react,svelte,sveltekit,vue}/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      // A page may have extended Object.prototype.
      'guard-for-in': 'error',
      'no-irregular-whitespace': ['error', { skipRegExps: true, skipTemplates: true }],
    },
  },
  {
    // The type checker knows the names of Node and of the browser.
    files: ['**/*.js'],
    rules: { 'no-undef': 'off' },
  },
  {
    files: ['**/*.ts'],
    extends: [
      ts.strictTypeChecked,
      ts.stylisticTypeChecked,
      wc['flat/best-practice'],
      lit['flat/all'],
    ],
    languageOptions: {
      parserOptions: {
        // One program of all files: with two, the types of src would be computed twice.
        project: 'tsconfig.tools.json',
        tsconfigRootDir: import.meta.dirname,
      },
    },
    settings: { wc: { elementBaseClasses: ['LitElement', 'ReactiveElement', 'MktElement'] } },
    rules: {
      // Their findings are intended, or a matter of style that the project decides otherwise.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'lit/no-template-map': 'off',
      'lit/prefer-query-decorators': 'off',
      'wc/guard-super-call': 'off',
      // Code points are what services count, and a token is encoded by.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    // Properties, settings and findings come from tables: interfaces give their types.
    files: ['src/**'],
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'always' }],
      '@typescript-eslint/no-unsafe-declaration-merging': 'off',
    },
  },
  {
    files: ['**/*.{spec,test}.{js,ts}', 'test/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        ...['node:test', 'node:assert', 'node:assert/strict'].map((name) => ({
          name,
          message: 'describe and it are Mocha’s globals; assertions are expect of chai.',
        })),
      ],
    },
  },
  {
    files: ['**/*.{js,ts,cjs}'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    files: ['{cli,demo,integrations,relay,sandbox,scripts,site}/**/*.{js,ts}'],
    ignores: ['**/*.{spec,test}.{js,ts}', '**/test/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['site/**/*.ts'],
    rules: {
      // Its templates are functions, with no method to pass and few nodes to draw.
      'lit/no-template-arrow': 'off',
      // The value of a radio or an option never changes.
      'lit/no-value-attribute': 'off',
    },
  },
  {
    files: [
      'test/**/*.ts',
      'cli/**/*.test.ts',
      'integrations/**/*.test.ts',
      'site/**/*.{spec,test}.ts',
      'src/**/*.spec.ts',
      'src/**/*.test.ts',
    ],
    rules: {
      '@typescript-eslint/require-await': 'off',
      // Chai's assertions are properties; a plugin's types declare that `equal` returns a promise.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [{ from: 'package', name: 'Equal', package: 'chai' }],
        },
      ],
    },
  },
);
