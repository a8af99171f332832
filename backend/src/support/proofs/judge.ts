/** From a complaint to what the player's log shows of it. Pure: what is decided follows from the events and the time. */
import type { Complaint } from '@rubicon/contracts';
import type { Case, JudgedFinding } from './finding.js';
import { judgeCharges } from './judge-charges.js';
import { judgePayments } from './judge-payments.js';
import { judgeRefunds } from './judge-refunds.js';
import { judgeStories } from './judge-stories.js';

/** One finding for each thing that the complaint can be about, newest first. */
export const judges: Readonly<Record<Complaint, (given: Case) => JudgedFinding[]>> = {
  charged_for_nothing: judgeCharges,
  paid_and_no_credits: judgePayments,
  story_is_gone: judgeStories,
  refunded_too_little: judgeRefunds,
};
