/** The values of `fit`: common sizes of banners and of marketplaces' boxes, width x height in pixels. */
export const fitSizes: readonly string[] =
  '970x90 970x250 728x90 728x200 600x200 468x60 468x160 336x280 320x48 320x50 320x100 300x600 300x250 300x160 250x250 234x60 200x350 160x600 148x600 148x300 120x600 120x240'.split(
    ' ',
  );
