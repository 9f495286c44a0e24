import type { AstroIntegration } from 'astro';

/** Adds `client:touch`: an island hydrates at the first pointer, focus or key inside it. */
export const touchDirective = (): AstroIntegration => ({
  name: 'landfall:client-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'touch', entrypoint: './src/islands/touch/directive.ts' });
    },
  },
});
