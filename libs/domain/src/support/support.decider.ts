/** The rules of support: every read is recorded, personal text is opened for a reason, and money is given by two people. */
import type { Decider, Decision } from '@rubicon/eventsourcing';
import { unhandled } from '../unhandled.js';
import { answerReport } from './answer-report.js';
import { approveAct } from './approve-act.js';
import { closeGrant } from './close-grant.js';
import { completeAct } from './complete-act.js';
import { declineAct } from './decline-act.js';
import { failAct } from './fail-act.js';
import { handBackReport } from './hand-back-report.js';
import { openGrant } from './open-grant.js';
import { recordRead } from './record-read.js';
import { requestAct } from './request-act.js';
import type { SupportCommand } from './support.commands.js';
import type { SupportEvent } from './support.events.js';
import { evolveSupport } from './support.evolve.js';
import { noSupport, type SupportState } from './support.state.js';
import { takeReport } from './take-report.js';
import { withdrawAct } from './withdraw-act.js';

export const supportDecider: Decider<SupportState, SupportCommand, SupportEvent> = {
  initialState: noSupport,
  decide: decideSupport,
  evolve: evolveSupport,
};

function decideSupport(command: SupportCommand, state: SupportState): Decision<SupportEvent> {
  switch (command.type) {
    case 'RecordRead':
      return recordRead(command);
    case 'OpenGrant':
      return openGrant(command, state);
    case 'CloseGrant':
      return closeGrant(command, state);
    case 'RequestAct':
      return requestAct(command, state);
    case 'ApproveAct':
      return approveAct(command, state);
    case 'DeclineAct':
      return declineAct(command, state);
    case 'WithdrawAct':
      return withdrawAct(command, state);
    case 'CompleteAct':
      return completeAct(command, state);
    case 'FailAct':
      return failAct(command, state);
    case 'TakeReport':
      return takeReport(command, state);
    case 'HandBackReport':
      return handBackReport(command, state);
    case 'AnswerReport':
      return answerReport(command, state);
    default:
      return unhandled(command);
  }
}
