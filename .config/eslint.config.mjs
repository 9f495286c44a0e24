import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import { houseRules } from './eslint/house.mjs';
import { roomRules } from './eslint/rooms.mjs';

/** `astro check` types the .astro files; the parser's own way of doing so takes minutes. */
const typed = {
  files: ['**/*.{ts,tsx}'],
  ignores: ['**/*.astro/*.ts'],
  extends: [ts.configs.recommendedTypeChecked],
  languageOptions: { parserOptions: { projectService: true } },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    // A discarded part of a destructured object says so by its name.
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    // The steps of a flow share one asynchronous signature, whether or not they wait.
    '@typescript-eslint/require-await': 'off',
    // An asynchronous listener is as good as one that says `void`.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    // Libraries declare as methods what needs no `this`.
    '@typescript-eslint/unbound-method': 'off',
  },
};

/** Bodies of answers and the matchers of Vitest are `any`; messages of other processes are unknown. */
const typedTests = {
  files: ['tests/**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-base-to-string': 'off',
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
};

/** The rooms with components and hooks: these rules compile every function that they look at. */
const react = {
  files: ['src/{islands,ui,views}/**/*.{ts,tsx}', 'src/**/*.tsx'],
  extends: [hooks.configs.flat['recommended-latest']],
  rules: {
    // Meant for the React compiler, which is not in use; takes the prop getters of a library for reads of a ref.
    'react-hooks/refs': 'off',
    // A prerendered island learns only after hydration what address and storage say.
    'react-hooks/set-state-in-effect': 'off',
  },
};

const accessible = {
  files: ['**/*.tsx'],
  extends: [a11y.configs.strict],
  rules: {
    // Keys bubble up from the controls inside: a container may listen to them.
    'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: ['onClick', 'onMouseUp', 'onTouchEnd'] }],
    'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }],
    // The strict set refuses `<table role="grid">`, which is how the ARIA practices build a calendar.
    'jsx-a11y-x/no-noninteractive-element-to-interactive-role':
      a11y.configs.recommended.rules['jsx-a11y-x/no-noninteractive-element-to-interactive-role'],
  },
};

/** The browser closes a dialog at Escape; a click on the backdrop is for the mouse alone. */
const dialog = {
  files: ['src/ui/Dialog.tsx'],
  rules: { 'jsx-a11y-x/click-events-have-key-events': 'off', 'jsx-a11y-x/no-noninteractive-element-interactions': 'off' },
};

export default defineConfig(
  { ignores: ['dist/', 'reports/', 'test-results/', '.astro/', '.cache/', '.data/'] },
  { linterOptions: { noInlineConfig: true } },
  typed,
  typedTests,
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
  accessible,
  dialog,
  react,
  houseRules,
  roomRules,
);
