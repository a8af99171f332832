import { startMeasurement } from '../../../lib/analytics/index.js';
import { chooseConsent } from '../../../lib/consent/consent.js';
import { setPageMetas } from '../../../testing/page-metas.js';
import { reportTurn } from './report-turn.js';

it('reports each turn by its number, and the last one as the end too', () => {
  const undo = [setPageMetas({ tagManager: 'GTM-ABC123' }), startMeasurement('')];
  chooseConsent('granted');
  for (const turn of [1, 2, 3]) reportTurn(turn);
  const events = (window.dataLayer ?? []).filter(
    (entry): entry is Record<string, unknown> =>
      typeof entry === 'object' &&
      entry !== null &&
      'event' in entry &&
      String(entry.event).startsWith('demo'),
  );
  expect(events.map(({ event, event_label: label }) => [event, label])).toEqual([
    ['demo_turn_complete', 'turn_1'],
    ['demo_turn_complete', 'turn_2'],
    ['demo_turn_complete', 'turn_3'],
    ['demo_complete', undefined],
  ]);
  chooseConsent('denied');
  undo.forEach((take) => take());
  localStorage.clear();
});
