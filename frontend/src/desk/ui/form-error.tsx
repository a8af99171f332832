import { Notice } from '../../components/ui/notice.js';
import { serverMessage } from '../../lib/api/api-error.js';

/** What the server says of a form that it did not take. */
export function FormError({ error, fallback }: { error: unknown; fallback: string }) {
  if (error === null) return null;
  return (
    <Notice tone="danger" className="bg-sunken px-4 py-3">
      <p>{serverMessage(error, fallback)}</p>
    </Notice>
  );
}
