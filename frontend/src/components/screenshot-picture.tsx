import type { Screenshot } from '../media/media.js';

/** One screenshot in the leanest format the browser knows; its place is reserved by its size. */
export function ScreenshotPicture({
  screenshot: { avif, webp, src, alt, width, height },
  sizes,
  loading = 'lazy',
}: {
  screenshot: Screenshot;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  loading?: 'lazy' | 'eager';
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={loading}
        decoding="async"
        draggable={false}
        className="block h-auto w-full"
      />
    </picture>
  );
}
