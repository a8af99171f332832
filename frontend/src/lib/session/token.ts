/** A token counts as expired when its payload's expiry is earlier than now or the payload cannot be read (specification, section 4). */
export function isExpired(token: string, nowMs: number): boolean {
  const expirySeconds = readExpiry(token);
  return expirySeconds === null || expirySeconds * 1000 < nowMs;
}

function readExpiry(token: string): number | null {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
    const expiry =
      typeof payload === 'object' && payload !== null && 'exp' in payload ? payload.exp : undefined;
    return typeof expiry === 'number' && Number.isFinite(expiry) ? expiry : null;
  } catch {
    return null;
  }
}

function decodeBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
