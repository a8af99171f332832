/** The page's metas as a server fills them in, until the returned function takes them away. */
import { pageMeta } from '@rubicon/contracts';

export function setPageMetas(values: Partial<Record<keyof typeof pageMeta, string>>): () => void {
  const metas = (Object.keys(pageMeta) as (keyof typeof pageMeta)[]).map((key) => {
    const meta = document.createElement('meta');
    meta.name = pageMeta[key];
    meta.content = values[key] ?? '';
    return meta;
  });
  document.head.append(...metas);
  return () => metas.forEach((meta) => meta.remove());
}
