import { eventCodec, type EventSchemas } from '@rubicon/eventsourcing';
import { faultOf } from '../event-shapes.js';
import type { NarrationEvent } from './narration.events.js';

const schemas: EventSchemas<NarrationEvent> = {
  NarrationPaused: {
    version: 1,
    says: 'An operator paused narration, for this reason: no turn is taken, none that waits is begun.',
  },
  NarrationResumed: { version: 1, says: 'An operator let narration go on: every turn that waits is told.' },
  NarratorQuieted: {
    version: 1,
    says: 'An operator told a narrator to finish what it tells and to begin nothing.',
  },
  NarratorDrained: {
    version: 1,
    says: 'An operator told a narrator to hand back what has no word yet, to finish the rest, and to go.',
  },
  NarratorWoken: { version: 1, says: 'An operator let a narrator take turns again.' },
  NarratorSlotsSet: { version: 1, says: 'An operator said how many turns a narrator tells at once.' },
  DailyCapSet: { version: 1, says: 'An operator said what models may cost on a day, for this reason.' },
  DailyCapReset: { version: 1, says: 'An operator gave the day’s cap back to the configuration.' },
  FallbackForced: { version: 1, says: 'An operator had the first model passed over, for this reason.' },
  FallbackLifted: { version: 1, says: 'An operator let the first model be asked again.' },
};

export const narrationCodec = eventCodec<NarrationEvent>('narration', schemas, faultOf);
