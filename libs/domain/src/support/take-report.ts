import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { whyNotAnswered } from './report-ownership.js';
import type { TakeReport } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { reportOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function takeReport(command: TakeReport, state: SupportState): Decision<SupportEvent> {
  const { playerId, reportId, staffId, at } = command;
  const report = reportOf(state, reportId);
  const why = whyNotAnswered(report, staffId);
  if (why) return refuse(why);
  if (report.ownerId === staffId) return nothingToDo();
  return accept({ type: 'ReportTaken', data: { playerId, reportId, staffId, takenAt: at } });
}
