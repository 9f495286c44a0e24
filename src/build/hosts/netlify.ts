import { servicePaths } from '#domain/host-rules.ts';
import { productKindIds } from '#domain/products/registry.ts';
import { paths } from '#domain/routes.ts';
import { headersFile } from './headers-file.ts';
import { pageFile, type Host, type Site } from './site.ts';

type Line = [from: string, to: string, status: string, condition?: string];

/** Before files are looked for: that is what the `!` says. The first locale is for all whom no condition fits. */
const forced = ({ settings, locales: [fallback, ...others] }: Site): Line[] => [
  ...['/zh-Hans', '/zh-hans'].map((path): Line => [`${path}/*`, '/:splat', '301!']),
  ...servicePaths.flatMap((path): Line[] =>
    [`/${path}`, `/${path}/*`].map((from) => [from, settings.servicesOrigin + from.replace('*', ':splat'), '200!']),
  ),
  ...others.map((locale): Line => ['/', paths.home(locale), '302!', `Language=${locale}`]),
  ['/', paths.home(fallback), '302!'],
];

/** Only where there is no file. Placeholders know no letters from digits: the services answer for whatever lies under a city. */
function fallbacks(site: Site): Line[] {
  const [fallback, ...others] = site.locales;
  return [
    ...site.locales.flatMap((locale) =>
      productKindIds.map((type): Line => {
        const path = `${paths.city(locale, type, ':city')}/:tour`;
        return [path, site.settings.servicesOrigin + path, '200'];
      }),
    ),
    ['/images/*', `${site.settings.servicesOrigin}/images/:splat`, '200'],
    ...site.locales.map((locale): Line => [`/${locale}/*`, pageFile(site, paths.notFound(locale)), '404']),
    ...others.map((locale): Line => ['/*', pageFile(site, paths.notFound(locale)), '404', `Language=${locale}`]),
    ['/*', pageFile(site, paths.notFound(fallback)), '404'],
  ];
}

/** Otherwise Netlify puts small letters and slashes into addresses of its own accord; that is also why no rule here is about case. */
const settingsFile = (brand: string): string => `[build]
  publish = "dist/${brand}"

[build.processing]
  skip_processing = true

[build.processing.html]
  pretty_urls = false
`;

/** `_redirects` and `_headers` belong into the published folder, `netlify.toml` above it. */
export const netlify: Host = {
  name: 'netlify',
  filesFor: (site) => ({
    _redirects: [...forced(site), ...fallbacks(site)].map((line) => `${line.join('  ')}\n`).join(''),
    _headers: headersFile(site),
    'netlify.toml': settingsFile(site.settings.brand),
  }),
};
