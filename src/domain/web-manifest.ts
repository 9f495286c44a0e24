/** Edges in pixels of the icons that a web manifest names: `/icon-192.png`. */
export const appIconSizes = [192, 512] as const;

type App = { name: string; description: string; themeColor: string };

/** What a phone needs to put the shop among its apps. https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ name, description, themeColor }: App) => ({
  id: '/',
  name,
  short_name: name,
  description,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: themeColor,
  theme_color: themeColor,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...appIconSizes.flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose })),
    ),
  ],
});
