import { accept, type Decision, nothingToDo } from '@rubicon/eventsourcing';
import { whyNotAnswered } from './report-ownership.js';
import type { AnswerReport } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { reportOf, type SupportState } from './support.state.js';
import { refuse } from './refusals.js';

export function answerReport(command: AnswerReport, state: SupportState): Decision<SupportEvent> {
  const { playerId, reportId, staffId, actId, at } = command;
  const report = reportOf(state, reportId);
  if (report.answeredBy === actId) return nothingToDo();
  const why = whyNotAnswered(report, staffId);
  if (why) return refuse(why);
  return accept({ type: 'ReportAnswered', data: { playerId, reportId, staffId, actId, answeredAt: at } });
}
