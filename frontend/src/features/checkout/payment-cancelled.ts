import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** True on the visit that came back from the provider's page without paying; the address is cleaned of it. */
export function usePaymentCancelled(): boolean {
  const [params, setParams] = useSearchParams();
  const [cancelled] = useState(() => params.get('payment') === 'cancelled');
  const named = params.has('payment');
  useEffect(() => {
    if (!named) return;
    setParams(
      (current) => {
        const cleaned = new URLSearchParams(current);
        cleaned.delete('payment');
        return cleaned;
      },
      { replace: true },
    );
  }, [named, setParams]);
  return cancelled;
}
