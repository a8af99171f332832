import { scriptNonce } from '../page-meta.js';

/** Loads another party's script; the page's policy lets it pass by its nonce. */
export function loadThirdPartyScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  const nonce = scriptNonce();
  if (nonce !== null) script.nonce = nonce;
  document.head.append(script);
}
