/** Folds what staff did of a player into what must be remembered. */
import { unhandled } from '../unhandled.js';
import type { SupportEvent } from './support.events.js';
import { type ActEntry, actOf, type ReportEntry, reportOf, type SupportState } from './support.state.js';

export function evolveSupport(state: SupportState, event: SupportEvent): SupportState {
  switch (event.type) {
    case 'PersonRead':
      return state;
    case 'GrantOpened': {
      const { staffId, grantId, openedAt, expiresAt } = event.data;
      const grant = { grantId, openedAt, expiresAt, closed: false };
      return { ...state, grants: { ...state.grants, [staffId]: grant } };
    }
    case 'GrantClosed': {
      const { staffId, grantId } = event.data;
      const grant = state.grants[staffId];
      if (grant?.grantId !== grantId) return state;
      return { ...state, grants: { ...state.grants, [staffId]: { ...grant, closed: true } } };
    }
    case 'ActRequested': {
      const { actId, staffId, act, bodyHash, needsApproval, requestedAt } = event.data;
      const status = needsApproval ? 'waiting' : 'authorised';
      const entry: ActEntry = { status, staffId, act, bodyHash, needsApproval, requestedAt, decidedBy: null };
      return { ...state, acts: { ...state.acts, [actId]: entry } };
    }
    case 'ActApproved':
      return withAct(state, event.data.actId, { status: 'authorised', decidedBy: event.data.staffId });
    case 'ActDeclined':
      return withAct(state, event.data.actId, { status: 'declined', decidedBy: event.data.staffId });
    case 'ActWithdrawn':
      return withAct(state, event.data.actId, { status: 'withdrawn' });
    case 'ActCarriedOut':
      return withAct(state, event.data.actId, { status: 'carried_out' });
    case 'ActFailed':
      return withAct(state, event.data.actId, { status: 'failed' });
    case 'ReportTaken':
      return withReport(state, event.data.reportId, { ownerId: event.data.staffId });
    case 'ReportHandedBack':
      return withReport(state, event.data.reportId, { ownerId: null });
    case 'ReportAnswered':
      return withReport(state, event.data.reportId, { answeredBy: event.data.actId });
    default:
      return unhandled(event);
  }
}

function withAct(state: SupportState, actId: string, news: Partial<ActEntry>): SupportState {
  const known = actOf(state, actId);
  return known ? { ...state, acts: { ...state.acts, [actId]: { ...known, ...news } } } : state;
}

function withReport(state: SupportState, reportId: string, news: Partial<ReportEntry>): SupportState {
  const report = { ...reportOf(state, reportId), ...news };
  return { ...state, reports: { ...state.reports, [reportId]: report } };
}
