const message = 'Raw colour: use a token (src/brands/<brand>/_brand-tokens.scss)';

const rawColours = {
  'color-no-hex': [true, { message }],
  'color-named': ['never', { message }],
  // A colour that is made from a token, `rgb(from var(--ink) ...)`, is not raw.
  'declaration-property-value-disallowed-list': [
    { '/./': ['/\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\((?!from var)/'] },
    { message },
  ],
};

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard-scss',
  rules: {
    ...rawColours,
    // Class names of CSS modules are read from TypeScript, as camelCase.
    'selector-class-pattern': null,
    // The lightbox names its own properties.
    'custom-property-pattern': '^(yarl__[a-z_]+|[a-z][a-z0-9]*(-[a-z0-9]+)*)$',
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Takes the slash between font size and line height for a division.
    'scss/operator-no-unspaced': null,
    'declaration-block-single-line-max-declarations': null,
    'at-rule-empty-line-before': null,
    'media-feature-range-notation': null,
  },
  overrides: [
    { files: ['**/*.astro'], customSyntax: 'postcss-html' },
    {
      files: ['../src/brands/*/_brand-tokens.scss', '../src/styles/tokens.scss'],
      rules: Object.fromEntries(Object.keys(rawColours).map((rule) => [rule, null])),
    },
  ],
};
