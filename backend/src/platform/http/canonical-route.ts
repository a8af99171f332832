/** @param path of the request, without its query @returns it without slashes at its end */
export function canonicalRoute(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
