/** The books, kept from a file's events by the fold that the desk uses: what every account comes to, and what is wrong with an item by our own streams. */
import type { AccountAmounts, ExceptionState } from '@rubicon/contracts';
import { CasesOfLog } from '../exception-cases/cases-of-log.js';
import { addPostings, imbalanceOf, noAmounts } from '../ledger/accounts.js';
import type { Finding } from '../ledger/causes.js';
import { exceptionIdOf } from '../ledger/exception-id.js';
import { isDue } from '../ledger/is-due.js';
import { judgeItem } from '../ledger/judge-item.js';
import { ledgerEventOf } from '../ledger/ledger-fold.js';
import type { ItemKey, LedgerItem } from '../ledger/ledger-item.js';
import { mergeFindings } from '../ledger/merge-findings.js';
import type { Misfit } from './fault.js';
import type { FileEvent } from './file-format.js';

const EXCEPTIONS = 'exception-';

/** What is wrong with an item, and what auditors did about it, as far as the file goes. */
export type FileException = Finding & { readonly state: ExceptionState };

export class FileBooks {
  readonly totals: AccountAmounts = noAmounts();
  misfit: Misfit | null = null;
  private readonly cases = new CasesOfLog();
  private readonly items = {
    payment: new Map<string, LedgerItem>(),
    turn: new Map<string, LedgerItem>(),
    wallet: new Map<string, LedgerItem>(),
  };

  private readonly itemBefore = ({ kind, id }: ItemKey): LedgerItem | undefined => this.items[kind].get(id);

  take(number: number, event: FileEvent): void {
    if (this.misfit) return;
    try {
      this.book(number, event);
    } catch (error) {
      this.faultAt(number, `cannot be booked: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }

  /** What is wrong, by our own streams, and not just under way at that time. */
  exceptionsAt(now: Date): FileException[] {
    const findings = Object.entries(this.items).flatMap(([kind, items]) =>
      [...items].flatMap(([id, item]) => judgeItem({ kind: kind as ItemKey['kind'], id }, item)),
    );
    return mergeFindings(findings)
      .filter((finding) => isDue(finding, now))
      .map((finding) => ({
        ...finding,
        state: this.cases.stateOf({ ...finding, exceptionId: exceptionIdOf(finding) }),
      }));
  }

  private book(number: number, event: FileEvent): void {
    const timed = {
      streamId: event.streamId,
      revision: BigInt(event.revision),
      // Nothing is posted by it: the number, which reads as well in a complaint and is made in a third of the time.
      position: BigInt(number),
      eventId: event.eventId,
      type: event.type,
      at: event.at,
      data: event.data,
    };
    if (event.streamId.startsWith(EXCEPTIONS)) this.cases.add(timed);
    const { ledgerEvent, items } = ledgerEventOf(timed, this.itemBefore, { inPlace: true });
    if (!ledgerEvent) return;
    for (const { key, item } of items) this.items[key.kind].set(key.id, item);
    const { postings } = ledgerEvent;
    const imbalance = imbalanceOf(postings);
    if (imbalance !== 0) this.faultAt(number, `does not balance: it is off by ${imbalance} micro-dollars.`);
    addPostings(this.totals, postings);
  }

  private faultAt(number: number, what: string): void {
    this.misfit = { fault: { kind: 'books', sentence: `Event ${number} ${what}` }, fits: number - 1 };
  }
}
