/** A file that came over fetch, since a link cannot carry the bearer header, handed to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const ENCODED = /filename\*\s*=\s*UTF-8''([^;\s]+)/i;
const PLAIN = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i;

/** The name that a Content-Disposition header gives (RFC 6266), without folders; `fallback` when it gives none. */
export function attachmentName(header: string | null, fallback: string): string {
  if (header === null) return fallback;
  const plain = PLAIN.exec(header);
  const name = decoded(ENCODED.exec(header)?.[1]) ?? plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2] ?? '';
  return name.replace(/^.*[/\\]/, '') || fallback;
}

function decoded(text: string | undefined): string | null {
  try {
    return text === undefined ? null : decodeURIComponent(text);
  } catch {
    return null;
  }
}
