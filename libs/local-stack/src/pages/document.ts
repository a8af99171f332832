/** The frame of the stand-ins' pages. */
export interface Look {
  readonly style: string;
  /** What the page stands in for, as its footer says it. */
  readonly standsFor: string;
}

/**
 * @param title,main HTML; everything from outside in them has gone through `escapeHtml`
 * @param width a class of the look's style
 */
export function document(
  look: Look,
  title: string,
  main: string,
  width: 'narrow' | 'wide' = 'narrow',
): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${look.style}</style>
</head>
<body>
  <main class="${width}">${main}</main>
  <footer>A stand-in for ${look.standsFor}, on this machine only.</footer>
</body>
</html>
`;
}
