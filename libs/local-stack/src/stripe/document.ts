/** The frame of the stand-in's pages, and what goes into it. */
import { pageStyle } from './page-style.js';

/**
 * @param main HTML; everything from outside in it has gone through `escapeHtml`
 * @param width `wide` for a list
 */
export function document(title: string, main: string, width: 'narrow' | 'wide' = 'narrow'): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${pageStyle}</style>
</head>
<body>
  <main class="${width}">${main}</main>
  <footer>A stand-in for the card payment provider, on this machine only.</footer>
</body>
</html>
`;
}

export function money(minorUnits: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(minorUnits / 100);
}
