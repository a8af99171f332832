/** Helmet with a policy that trusts our own origin and nobody else. */
import helmet from 'helmet';
import type { RequestHandler } from 'express';

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

function policy({ styles, https }: { styles: string[]; https: boolean }): Record<string, string[] | null> {
  return {
    defaultSrc: ownOrigin,
    scriptSrc: ownOrigin,
    scriptSrcAttr: nobody,
    styleSrc: styles,
    imgSrc: [...ownOrigin, 'data:'],
    fontSrc: ownOrigin,
    mediaSrc: ownOrigin,
    connectSrc: ownOrigin,
    objectSrc: nobody,
    baseUri: nobody,
    frameAncestors: nobody,
    formAction: ownOrigin,
    upgradeInsecureRequests: https ? [] : null,
  };
}
