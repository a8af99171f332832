/** What was sent and found when notices came a hundredfold, and what of it is not as it should be. */
import type { AuditReport } from '../../src/audit/index.js';
import type { KillCount } from '../killer.js';
import { dueStatus, type Sort } from './deliveries.js';

export interface NoticesReport {
  readonly paid: number;
  readonly unpaid: number;
  readonly refunded: number;
  /** Times that a browser came back from checkout meanwhile. */
  readonly returns: number;
  /** By sort and by the status that it was answered with in the end. */
  readonly answers: ReadonlyMap<Sort, ReadonlyMap<number, number>>;
  /** Of those that were killed while they were sent; empty: none were. */
  readonly kills: readonly KillCount[];
  /** Alarms of another amount before anything was killed, and how many were due. */
  readonly alarms: { readonly raised: number; readonly due: number };
  /** Where a statement or a page is not what was paid. */
  readonly differences: readonly string[];
  readonly audit: AuditReport;
}

/** A sentence each. */
export function noticesFaults({ answers, alarms, differences, audit }: NoticesReport): string[] {
  return [
    ...[...answers].flatMap(([sort, statuses]) =>
      [...statuses]
        .filter(([status]) => status !== dueStatus[sort])
        .map(
          ([status, times]) => `${times} notices (${sort}) were answered ${status}, not ${dueStatus[sort]}.`,
        ),
    ),
    ...(alarms.raised === alarms.due
      ? []
      : [`${alarms.raised} alarms were raised for ${alarms.due} notices of another amount.`]),
    ...differences,
    ...audit.invariants
      .filter(({ violations }) => violations.length > 0)
      .map(({ name, violations }) => `Broken: ${name} (${violations.slice(0, 3).join('; ')}).`),
  ];
}

export function tellNotices(report: NoticesReport): string[] {
  const { paid, unpaid, refunded, returns, answers, kills, alarms, differences, audit } = report;
  const held = audit.invariants.filter(({ violations }) => violations.length === 0).length;
  return [
    '',
    `Sent of ${paid} payments that were paid, ${refunded} of them paid back, and ${unpaid} that were not`,
    ...[...answers].map(([sort, statuses]) => {
      const told = [...statuses].map(([status, times]) => `${times} answered ${status}`).join(', ');
      return `  ${sort.padEnd(18)} ${told}`;
    }),
    `  browsers came back ${returns} times meanwhile`,
    `  killed meanwhile: ${kills.map(({ kind, kills: times }) => `${kind} ${times}`).join(', ') || 'nothing'}`,
    '',
    'Found',
    `  ${alarms.raised} alarms of another amount, ${alarms.due} due`,
    `  audit of ${audit.events} events: ${held} of ${audit.invariants.length} invariants hold`,
    `  statements: ${differences.length === 0 ? 'each payment was credited once, and what was not paid was not' : `${differences.length} differences`}`,
  ];
}
