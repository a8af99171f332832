import { useState } from 'react';
import { localItems } from '../../../lib/storage.js';

/** Whether tones are muted, remembered by the browser. */
export function useTonesMuted(): [muted: boolean, setMuted: (muted: boolean) => void] {
  const [muted, setMuted] = useState(() => localItems.read('rubicon_tones_muted') === 'true');
  return [
    muted,
    (next) => {
      setMuted(next);
      if (next) localItems.write('rubicon_tones_muted', 'true');
      else localItems.remove('rubicon_tones_muted');
    },
  ];
}
