import { fold } from '@rubicon/eventsourcing';
import { given } from '../testing/given.js';
import {
  actFailed,
  ada,
  after,
  approvalAboveMicroUsd,
  approved,
  at,
  ben,
  carriedOut,
  reason,
  requested,
  support,
  supported,
} from '../testing/support-events.js';
import type { Act } from './act.js';
import type { RequestAct } from './support.commands.js';
import { supportDecider as desk } from './support.decider.js';
import { openGrantOf, type SupportState } from './support.state.js';

const goodwill = (amountMicroUsd: number): Act => ({ kind: 'goodwill', amountMicroUsd });
const refund = (amountCents: number): Act => ({ kind: 'refund', paymentId: 'payment', amountCents });
const attach: Act = { kind: 'attach_payment', paymentId: 'payment' };
const letterTo: Act = { kind: 'write_letter' };
const answer: Act = { kind: 'answer_report', reportId: 'report' };
const evidence = { amountCents: 500, paidOn: '2026-11-20', last4: '4242' };

const ask = (act: Act, rest: Partial<RequestAct> = {}) =>
  support('RequestAct', {
    actId: 'act',
    staffId: ada,
    act,
    reason,
    letter: null,
    evidence: null,
    approvalAboveMicroUsd,
    bodyHash: JSON.stringify(act),
    at,
    ...rest,
  });

it('records every read', () => {
  const read = support('RecordRead', { staffId: ada, what: 'replay', subjectId: 'game', at });
  const done = supported('PersonRead', { staffId: ada, what: 'replay', subjectId: 'game', readAt: at });
  given(desk).when(read).then(done);
  given(desk, done).when(read).then(done);
});

describe('a grant', () => {
  const open = (grantId = 'grant', why = reason) =>
    support('OpenGrant', { grantId, staffId: ada, reason: why, at });
  const opened = (grantId = 'grant', staffId = ada) =>
    supported('GrantOpened', { grantId, staffId, openedAt: at, expiresAt: after(15) }, { reason });
  const close = (minutes = 1) => support('CloseGrant', { staffId: ada, at: after(minutes) });
  const closed = supported('GrantClosed', { grantId: 'grant', staffId: ada, closedAt: after(1) });

  it('is opened for a quarter of an hour, and closed', () => {
    given(desk).when(open()).then(opened());
    given(desk, opened()).when(close()).then(closed);
  });
  it('is opened once, and closed once', () => {
    given(desk, opened()).when(open()).nothingHappens();
    given(desk, opened(), closed).when(close()).nothingHappens();
    given(desk, opened()).when(close(15)).nothingHappens();
  });
  it('is not closed by who never opened one', () =>
    given(desk, opened('grant', ben)).when(close()).refused('no_grant'));
  it('gives way to the next one', () => {
    given(desk, opened()).when(open('next')).then(opened('next'));
    given(desk, opened(), opened('next'))
      .when(close())
      .then(supported('GrantClosed', { grantId: 'next', staffId: ada, closedAt: after(1) }));
  });
  it.each([
    ['123456789', 'reason_too_short'],
    ['  1 3456789\n ', 'reason_too_short'],
    ['x'.repeat(501), 'reason_too_long'],
  ])('is refused for the reason %p', (why, code) => given(desk).when(open('grant', why)).refused(code));
  it('takes a reason as long as its code points, trimmed', () => {
    for (const why of ['1234567890', '🗝️🗝️🗝️🗝️🗝️', 'x'.repeat(500)])
      given(desk)
        .when(open('grant', ` ${why}\n`))
        .then({ ...opened(), private: { reason: why } } as ReturnType<typeof opened>);
  });
  it('is open to whoever opened it, until it is closed or its time is over', () => {
    const isOpen = (state: SupportState, staffId: string, when: string) =>
      openGrantOf(state, staffId, when) !== null;
    const { state } = given(desk, opened());
    expect([0, 14, 15].map((minutes) => isOpen(state, ada, after(minutes)))).toEqual([true, true, false]);
    expect(isOpen(state, ben, at)).toBe(false);
    expect(isOpen(given(desk, opened(), closed).state, ada, at)).toBe(false);
    expect(isOpen(given(desk, opened(), opened('next'), closed).state, ada, at)).toBe(true);
  });
});

describe('an act', () => {
  const approve = (staffId = ben) => support('ApproveAct', { actId: 'act', staffId, at });
  const decline = (staffId = ben, why = reason) =>
    support('DeclineAct', { actId: 'act', staffId, reason: why, at });
  const withdraw = (staffId = ada) => support('WithdrawAct', { actId: 'act', staffId, at });
  const complete = support('CompleteAct', { actId: 'act', at });
  const fail = support('FailAct', { actId: 'act', code: 'refund_pending', at });
  const declined = supported('ActDeclined', { actId: 'act', staffId: ben, declinedAt: at }, { reason });
  const withdrawn = supported('ActWithdrawn', { actId: 'act', staffId: ada, withdrawnAt: at });
  const waiting = requested(goodwill(6_000_000), true);
  const authorised = requested(goodwill(1_000_000));

  it('is asked for', () =>
    given(desk)
      .when(ask(goodwill(1_000_000)))
      .then(authorised));
  it('is asked for once', () => {
    given(desk, authorised)
      .when(ask(goodwill(1_000_000)))
      .nothingHappens();
    given(desk, authorised, carriedOut())
      .when(ask(goodwill(1_000_000)))
      .nothingHappens();
  });
  it('is not another than was asked for under its id', () => {
    given(desk, authorised)
      .when(ask(goodwill(1_000_001)))
      .refused('idempotency_key_reused');
    given(desk, authorised)
      .when(ask({ kind: 'suspend' }))
      .refused('idempotency_key_reused');
    given(desk, authorised)
      .when(ask(goodwill(1_000_000), { reason: `${reason} Or not.`, bodyHash: 'another' }))
      .refused('idempotency_key_reused');
    given(desk, authorised)
      .when(ask(goodwill(1_000_000), { staffId: ben }))
      .refused('idempotency_key_reused');
  });
  it.each([
    ['a reason that says nothing', ask(letterTo, { reason: '  so!  ' }), 'reason_too_short'],
    ['a reason that is a novel', ask(letterTo, { reason: 'x'.repeat(501) }), 'reason_too_long'],
    ['credits of nothing', ask(goodwill(0)), 'amount_not_positive'],
    ['credits of more than $100', ask(goodwill(100_000_001)), 'goodwill_too_large'],
    ['money of less than nothing', ask(refund(-1)), 'amount_not_positive'],
    ['a letter without one', ask(letterTo), 'letter_too_short'],
    ['a letter of a word', ask(letterTo, { letter: ' Hello.   ' }), 'letter_too_short'],
    ['a letter without end', ask(letterTo, { letter: 'x'.repeat(4_001) }), 'letter_too_long'],
    ['an answer without a letter', ask(answer), 'letter_too_short'],
    ['a payment without evidence', ask(attach), 'no_evidence'],
  ])('is refused: %s', (_name, command, code) => given(desk).when(command).refused(code));
  it('keeps a letter and evidence where they belong, and nowhere else', () => {
    const both = { letter: ' Dear player, sorry. ', evidence };
    const sealed = (act: Act, needsApproval: boolean, more: object) => ({
      ...requested(act, needsApproval),
      private: { reason, ...more },
    });
    const cases: [Act, boolean, object][] = [
      [letterTo, false, { letter: 'Dear player, sorry.' }],
      [answer, false, { letter: 'Dear player, sorry.' }],
      [attach, true, { evidence }],
      [{ kind: 'suspend' }, false, {}],
    ];
    for (const [act, needsApproval, more] of cases)
      given(desk)
        .when(ask(act, both))
        .then(sealed(act, needsApproval, more) as typeof authorised);
  });

  it('is approved by another', () => given(desk, waiting).when(approve()).then(approved()));
  it('is approved once', () => {
    given(desk, waiting, approved()).when(approve()).nothingHappens();
    given(desk, waiting, approved(), carriedOut()).when(approve()).nothingHappens();
  });
  it('is not approved by whoever asked for it, whoever else has', () => {
    given(desk, waiting).when(approve(ada)).refused('own_act');
    given(desk, waiting, approved()).when(approve(ada)).refused('own_act');
  });
  it('is not approved when another decided, or nobody has to', () => {
    given(desk, waiting, approved('act', 'eve')).when(approve()).refused('act_decided');
    given(desk, waiting, declined).when(approve()).refused('act_decided');
    given(desk, waiting, withdrawn).when(approve()).refused('act_decided');
    given(desk, authorised).when(approve()).refused('act_decided');
    given(desk).when(approve()).refused('unknown_act');
  });

  it('is declined by another', () => given(desk, waiting).when(decline()).then(declined));
  it('is declined once', () => given(desk, waiting, declined).when(decline()).nothingHappens());
  it('is not declined by whoever asked for it, without a reason, or when it is decided', () => {
    given(desk, waiting).when(decline(ada)).refused('own_act');
    given(desk, waiting).when(decline(ben, 'No.')).refused('reason_too_short');
    given(desk, waiting)
      .when(decline(ben, 'x'.repeat(501)))
      .refused('reason_too_long');
    given(desk, waiting, approved()).when(decline()).refused('act_decided');
    given(desk, waiting, declined).when(decline('eve')).refused('act_decided');
    given(desk, authorised).when(decline()).refused('act_decided');
    given(desk).when(decline()).refused('unknown_act');
  });

  it('is withdrawn by whoever asked for it', () => given(desk, waiting).when(withdraw()).then(withdrawn));
  it('is withdrawn once', () => given(desk, waiting, withdrawn).when(withdraw()).nothingHappens());
  it('is not withdrawn by another, or when it is decided', () => {
    given(desk, waiting).when(withdraw(ben)).refused('not_own_act');
    given(desk, waiting, approved()).when(withdraw()).refused('act_decided');
    given(desk, waiting, declined).when(withdraw()).refused('act_decided');
    given(desk, authorised).when(withdraw()).refused('act_decided');
    given(desk).when(withdraw()).refused('unknown_act');
  });

  it('is carried out, or fails, once it is authorised', () => {
    given(desk, authorised).when(complete).then(carriedOut());
    given(desk, waiting, approved()).when(complete).then(carriedOut());
    given(desk, authorised).when(fail).then(actFailed('refund_pending'));
    given(desk, waiting, approved()).when(fail).then(actFailed('refund_pending'));
  });
  it('has one outcome', () => {
    for (const outcome of [carriedOut(), actFailed('refund_pending')])
      for (const command of [complete, fail]) given(desk, authorised, outcome).when(command).nothingHappens();
  });
  it('has none when nobody allowed it', () => {
    for (const command of [complete, fail]) {
      given(desk, waiting).when(command).refused('act_not_authorised');
      given(desk, waiting, declined).when(command).refused('act_not_authorised');
      given(desk, waiting, withdrawn).when(command).refused('act_not_authorised');
      given(desk).when(command).refused('unknown_act');
    }
  });
});

describe('a second person', () => {
  const before = (act: Act, actId: string, hours = 1, needsApproval = false) =>
    requested(act, needsApproval, actId, after(-60 * hours));
  it.each<[string, boolean, Act, readonly ReturnType<typeof before>[]]>([
    ['is needed for a payment that is attached', true, attach, []],
    ['is not needed for what one may give', false, goodwill(5_000_000), []],
    ['is needed for a micro-dollar more', true, goodwill(5_000_001), []],
    ['is not needed for money of as much', false, refund(500), []],
    ['is needed for a cent more', true, refund(501), []],
    ['is needed for what is more together', true, goodwill(1_000_000), [before(refund(401), 'a')]],
    ['is not needed for what is as much together', false, goodwill(1_000_000), [before(refund(400), 'a')]],
    ['is needed when it was given already', true, refund(1), [before(refund(500), 'a'), carriedOut('a')]],
    ['is not needed for what failed', false, refund(1), [before(refund(500), 'a'), actFailed('x', 'a')]],
    ['is not needed for what is a day past', false, refund(500), [before(refund(500), 'a', 24)]],
    ['is needed for what is less than a day past', true, refund(500), [before(refund(500), 'a', 23.99)]],
    [
      'is not needed for what another has approved',
      false,
      refund(500),
      [before(refund(900), 'a', 1, true), approved('a')],
    ],
    ['is not needed for what gives nothing', false, { kind: 'suspend' }, [before(refund(500), 'a')]],
  ])('%s', (_name, needsApproval, act, history) => {
    const { private: _sealed, ...open } = requested(act, needsApproval) as Extract<
      ReturnType<typeof requested>,
      { type: 'ActRequested' }
    >;
    const sealed = act.kind === 'attach_payment' ? { reason, evidence } : { reason };
    given(desk, ...history)
      .when(ask(act, { evidence }))
      .then({ ...open, private: sealed });
  });
  it('is not needed for what somebody else gave', () =>
    given(desk, before(refund(500), 'a'))
      .when(ask(refund(500), { staffId: ben }))
      .then(
        supported(
          'ActRequested',
          {
            actId: 'act',
            staffId: ben,
            act: refund(500),
            needsApproval: false,
            bodyHash: JSON.stringify(refund(500)),
            requestedAt: at,
          },
          { reason },
        ),
      ));
  it('is needed at the latest after twenty acts of a quarter of a dollar, however they are cut', () => {
    const pieces = Array.from({ length: 20 }, (_, index) => before(goodwill(250_000), `a${index}`));
    const command = ask(goodwill(1)) as RequestAct;
    expect(desk.decide(command, fold(desk, pieces))).toMatchObject({
      events: [{ data: { needsApproval: true } }],
    });
  });
});

describe('a report', () => {
  const take = (staffId = ada) => support('TakeReport', { reportId: 'report', staffId, at });
  const handBack = (staffId = ada) => support('HandBackReport', { reportId: 'report', staffId, at });
  const answerIt = (staffId = ada, actId = 'act') =>
    support('AnswerReport', { reportId: 'report', staffId, actId, at });
  const taken = (staffId = ada) => supported('ReportTaken', { reportId: 'report', staffId, takenAt: at });
  const handedBack = supported('ReportHandedBack', { reportId: 'report', staffId: ada, handedBackAt: at });
  const answered = supported('ReportAnswered', {
    reportId: 'report',
    staffId: ada,
    actId: 'act',
    answeredAt: at,
  });

  it('is taken, handed back, and taken again', () => {
    given(desk).when(take()).then(taken());
    given(desk, taken()).when(handBack()).then(handedBack);
    given(desk, taken(), handedBack).when(take(ben)).then(taken(ben));
  });
  it('is taken once, and handed back once', () => {
    given(desk, taken()).when(take()).nothingHappens();
    given(desk, taken(), handedBack).when(handBack()).nothingHappens();
    given(desk).when(handBack()).nothingHappens();
  });
  it('is answered by whoever has it, or by anybody when nobody has', () => {
    given(desk, taken()).when(answerIt()).then(answered);
    given(desk).when(answerIt()).then(answered);
    given(
      desk,
      taken(ben),
      supported('ReportHandedBack', { reportId: 'report', staffId: ben, handedBackAt: at }),
    )
      .when(answerIt())
      .then(answered);
  });
  it('is answered once', () => given(desk, answered).when(answerIt()).nothingHappens());
  it('that another has is left alone', () => {
    for (const command of [take(), handBack(), answerIt(), ask(answer, { letter: 'Dear player, sorry.' })])
      given(desk, taken(ben)).when(command).refused('report_taken');
  });
  it('that is answered is left alone', () => {
    const commands = [take(), handBack(), answerIt(ada, 'another'), ask(answer, { letter: 'Dear player.' })];
    for (const command of commands) given(desk, answered).when(command).refused('report_answered');
  });
});
