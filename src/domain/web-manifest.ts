type App = { name: string; description: string; themeColor: string; iconSizes: readonly number[] };

/** What a phone needs to put the shop among its apps. https://www.w3.org/TR/appmanifest/ */
export const webManifest = ({ name, description, themeColor, iconSizes }: App) => ({
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
    ...iconSizes.flatMap((size) => ['any', 'maskable'].map((purpose) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }))),
  ],
});
