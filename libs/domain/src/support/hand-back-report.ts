import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { whyNotAnswered } from './report-ownership.js';
import type { HandBackReport } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { reportOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function handBackReport(command: HandBackReport, state: SupportState): Decision<SupportEvent> {
  const { playerId, reportId, staffId, at } = command;
  const report = reportOf(state, reportId);
  const why = whyNotAnswered(report, staffId);
  if (why) return refuse(why);
  if (report.ownerId === null) return nothingToDo();
  return accept({ type: 'ReportHandedBack', data: { playerId, reportId, staffId, handedBackAt: at } });
}
