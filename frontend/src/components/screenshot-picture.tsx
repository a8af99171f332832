import type { Screenshot } from '../media/media.js';

/** Tailwind's `sm` and up have room for a desk's screen. */
const PHONE = '(max-width: 39.99rem)';

/** One screenshot in the leanest format the browser knows; its place is reserved by its size. */
export function ScreenshotPicture({
  screenshot: { avif, webp, src, alt, width, height, phone },
  sizes,
  loading = 'lazy',
  hasPhones = false,
}: {
  screenshot: Screenshot;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  loading?: 'lazy' | 'eager';
  /** On a phone, a phone's screen is shown: of a desk's nothing could be read there. */
  hasPhones?: boolean;
}) {
  return (
    <picture>
      {hasPhones && (
        <>
          <source media={PHONE} type="image/avif" srcSet={phone.avif} width={780} height={1280} />
          <source media={PHONE} type="image/webp" srcSet={phone.webp} width={780} height={1280} />
        </>
      )}
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
