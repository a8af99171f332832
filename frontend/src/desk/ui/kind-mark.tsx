import type { TimelineKind } from '@rubicon/contracts';
import {
  BookOpen,
  CircleUserRound,
  Coins,
  CreditCard,
  Eye,
  Feather,
  Flag,
  Gavel,
  IdCard,
  Mail,
  PiggyBank,
  Undo2,
  type LucideIcon,
} from 'lucide-react';

const marks: Readonly<Record<TimelineKind, LucideIcon>> = {
  turn: Feather,
  game: BookOpen,
  charge: Coins,
  credit: PiggyBank,
  payment: CreditCard,
  refund: Undo2,
  dispute: Gavel,
  account: CircleUserRound,
  letter: Mail,
  report: Flag,
  staff: IdCard,
  look: Eye,
};

/** A sign for the kind of an event; its name stands beside it, or is said. */
export function KindMark({ kind }: { kind: TimelineKind }) {
  const Mark = marks[kind];
  return <Mark aria-hidden="true" className="size-4 shrink-0 text-ink-soft" strokeWidth={1.75} />;
}
