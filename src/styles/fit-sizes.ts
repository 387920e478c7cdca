/** The values of `fit`: common sizes of banners, width x height in pixels. */
export const fitSizes: readonly string[] =
  '970x90 970x250 728x90 468x60 336x280 320x50 320x100 300x600 300x250 250x250 234x60 160x600 120x600'.split(
    ' ',
  );
