/** Helmet with a policy that trusts our own origin and nobody else. */
import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { ThirdParties } from './third-parties.js';

const ownOrigin = ["'self'"];
const nobody = ["'none'"];

/** @param https whether browsers reach us by TLS: then they are told to insist on it */
export function securityHeaders(https: boolean): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policy({ styles: ownOrigin, https }) },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

/** The page of the API's documentation writes its styles into itself. */
export function documentationHeaders(https: boolean): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: policy({ styles: [...ownOrigin, "'unsafe-inline'"], https }),
  });
}

/** Bull Board's page names a base for its addresses, and writes styles into itself. It loads and asks for what is ours, and no font. */
export function queueBoardHeaders(https: boolean): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      ...policy({ styles: [...ownOrigin, "'unsafe-inline'"], https }),
      baseUri: ownOrigin,
      fontSrc: nobody,
      mediaSrc: nobody,
      formAction: nobody,
    },
  });
}

/**
 * The policy of a page that may load third parties' scripts: those that carry this response's nonce, and what they in turn need.
 */
export function pagePolicy(https: boolean, thirdParties: ThirdParties, nonce: string): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: policy({ styles: ownOrigin, https, thirdParties, nonce }),
  });
}

interface PolicyOptions {
  readonly styles: string[];
  readonly https: boolean;
  readonly thirdParties?: ThirdParties;
  readonly nonce?: string;
}

function policy({ styles, https, thirdParties, nonce }: PolicyOptions): Record<string, string[] | null> {
  return {
    defaultSrc: ownOrigin,
    scriptSrc: [...ownOrigin, ...(nonce ? [`'nonce-${nonce}'`] : []), ...(thirdParties?.scripts ?? [])],
    scriptSrcAttr: nobody,
    styleSrc: styles,
    imgSrc: [...ownOrigin, 'data:', ...(thirdParties?.images ?? [])],
    fontSrc: ownOrigin,
    mediaSrc: ownOrigin,
    connectSrc: [...ownOrigin, ...(thirdParties?.connections ?? [])],
    ...(thirdParties?.frames.length ? { frameSrc: [...thirdParties.frames] } : {}),
    objectSrc: nobody,
    baseUri: nobody,
    frameAncestors: nobody,
    formAction: ownOrigin,
    upgradeInsecureRequests: https ? [] : null,
  };
}
