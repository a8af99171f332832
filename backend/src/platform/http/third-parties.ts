/** The third parties an operator configured (decision 39): what the page's policy opens for each. Without an id nothing is opened. */
import type { AppConfig } from '../config/index.js';

export interface ThirdParties {
  /** Their first scripts carry a nonce. These hosts are for what those scripts load without passing it on. */
  readonly scripts: readonly string[];
  readonly images: readonly string[];
  readonly connections: readonly string[];
  readonly frames: readonly string[];
}

export type ThirdPartyIds = Pick<AppConfig, 'tagManagerId' | 'pixelId' | 'adConversionId'>;

/** Source: developers.google.com/tag-platform/security/guides/csp. Its scripts hand the nonce on to those they load. */
const measurement: ThirdParties = {
  scripts: [],
  images: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
  ],
  connections: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.g.doubleclick.net',
    'https://www.google.com',
    'https://www.googleadservices.com',
  ],
  frames: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
};

const pixel: ThirdParties = {
  scripts: ['https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com', 'https://connect.facebook.net'],
  frames: [],
};

/** Null when none is configured. */
export function thirdPartiesOf({
  tagManagerId,
  pixelId,
  adConversionId,
}: ThirdPartyIds): ThirdParties | null {
  const configured = [
    ...(tagManagerId !== null || adConversionId !== null ? [measurement] : []),
    ...(pixelId !== null ? [pixel] : []),
  ];
  if (configured.length === 0) return null;
  return {
    scripts: configured.flatMap(({ scripts }) => scripts),
    images: configured.flatMap(({ images }) => images),
    connections: configured.flatMap(({ connections }) => connections),
    frames: configured.flatMap(({ frames }) => frames),
  };
}
