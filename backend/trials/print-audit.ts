/** The audit as a table to read: every invariant with how often it was checked, what broke it, and the book. */
import { accounts, tellInvariants, type AuditReport } from '../src/audit/index.js';

export function printAudit(report: AuditReport): void {
  console.log(`\nAudit of ${report.events} events`);
  console.log(
    `turns: ${Object.entries(report.turns)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ')}`,
  );
  for (const line of tellInvariants(report.invariants)) console.log(line);
  console.log('\nCredits book, micro-dollars');
  for (const account of accounts)
    console.log(`  ${account.padEnd(11)} ${String(report.total[account]).padStart(12)}`);
  console.log('\nMoney book, cents');
  for (const [entry, cents] of Object.entries(report.money))
    console.log(`  ${entry.padEnd(11)} ${String(cents).padStart(12)}`);
}
