/**
 * What the operator set for this page, read from its `<meta>` elements (contracts, `pageMeta`). While a page is prerendered there is
 * none: then every value is its placeholder, which the server replaces when it serves the page, so that the HTML and the page
 * that takes it over agree.
 */
import { pageMeta, pageOrigin, pagePlaceholder, type PageValue } from '@rubicon/contracts';

/** Shown where no server filled the page in: Vite's own server, tests. */
const UNSET_CONTACT = 'contact@rubicon.example';

/** The specification's {email}: support and press. */
export function contactEmail(): string {
  return read(pageMeta.contact) ?? UNSET_CONTACT;
}

/** `GTM-…`; null: no tag manager. */
export function tagManagerId(): string | null {
  return read(pageMeta.tagManager);
}

/** Null: no advertising pixel. */
export function pixelId(): string | null {
  return read(pageMeta.pixel);
}

/** `AW-…/label`; null: no ad conversions. */
export function adConversionId(): string | null {
  return read(pageMeta.adConversion);
}

/** For script elements of third parties; null where none is configured. */
export function scriptNonce(): string | null {
  return read(pageMeta.nonce);
}

/** The product's own origin, `https://…`, for addresses that leave the page. */
export function siteOrigin(): string {
  return typeof window === 'undefined' ? pagePlaceholder(pageOrigin) : window.location.origin;
}

/** Null when empty, absent or not filled in. */
function read(name: PageValue): string | null {
  if (typeof document === 'undefined') return pagePlaceholder(name);
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return content === '' || content === pagePlaceholder(name) ? null : content;
}
