/** True while pages are made from the embedded back end, beside which compressing costs more than it saves. */
export const isBesideUs = (url: string): boolean =>
  import.meta.env.SSR && !!process.env['LANDFALL_BUILD_ORIGIN'] && url.startsWith(process.env['LANDFALL_BUILD_ORIGIN']);
