import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['node_modules', '**/*.gen.*', 'art/**'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Plain maps on purpose: snapshots are replaced whole, and caches must not wake anybody.
      'svelte/prefer-svelte-reactivity': 'off',
      // The router is our own, without a base path.
      'svelte/no-navigation-without-resolve': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExpressionStatement > UnaryExpression[operator="void"] > :matches(Identifier, MemberExpression)',
          message: 'An effect uses what it depends on: pass it to what is called.',
        },
        {
          selector:
            ':matches(CallExpression[callee.name="$derived"], CallExpression[callee.object.name="$derived"]) MemberExpression[object.name=/^(Date|Math|performance|localStorage)$/][property.name=/^(now|random|getItem)$/]',
          message: 'A derived value follows from state alone, not from the clock, chance or storage.',
        },
      ],
    },
  },
);
