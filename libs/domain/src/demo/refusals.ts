/** Refusals that several commands of a prologue share. */
import { type Decision, refuse } from '@rubicon/eventsourcing';
import type { DemoEvent } from './demo.events.js';

export const noSuchDemo = (): Decision<DemoEvent> =>
  refuse('no_demo', 'There is no prologue under way in this browser.');

export const demoPending = (): Decision<DemoEvent> =>
  refuse('demo_pending', 'The last turn of your prologue is still being written.');
