import { given } from '../testing/given.js';
import type { AcceptException, ExceptionCommand } from './exception.commands.js';
import { exceptionDecider } from './exception.decider.js';
import type { ExceptionEvent } from './exception.events.js';

const exceptionId = 'exception';
const ada = 'ada';
const ben = 'ben';
const at = '2026-11-26T12:00:00.000Z';
const justAfter = '2026-11-26T12:00:00.001Z';
const later = '2026-12-26T12:00:00.000Z';
const reason = 'The notice came after the night.';
const whyNot = 'The notice is there, and tells of another payment.';
const item = { cause: 'paid_not_credited', itemKind: 'payment', itemId: 'payment' } as const;
const amountMicroUsd = 5_000_000;

const taken = (staffId = ada): ExceptionEvent => ({
  type: 'ExceptionTaken',
  data: { exceptionId, staffId, takenAt: at },
});
const handedBack: ExceptionEvent = {
  type: 'ExceptionHandedBack',
  data: { exceptionId, staffId: ada, handedBackAt: at },
};
const explained = (
  more: { staffId?: string; reason?: string; amountMicroUsd?: number; explainedAt?: string } = {},
): ExceptionEvent => ({
  type: 'ExceptionExplained',
  data: { exceptionId, ...item, amountMicroUsd, staffId: ada, reason, explainedAt: at, ...more },
});
const declined: ExceptionEvent = {
  type: 'ExplanationDeclined',
  data: { exceptionId, staffId: ben, reason: whyNot, declinedAt: at },
};
const accepted: ExceptionEvent = {
  type: 'ExceptionAccepted',
  data: { exceptionId, staffId: ben, amountMicroUsd, acceptedAt: at },
};

const take = (staffId: string, ...formerAuditors: string[]): ExceptionCommand => ({
  type: 'TakeException',
  exceptionId,
  staffId,
  formerAuditors,
  at,
});
const handBack = (staffId: string): ExceptionCommand => ({
  type: 'HandBackException',
  exceptionId,
  staffId,
  at,
});
interface Explaining {
  staffId?: string;
  reason?: string;
  amountMicroUsd?: number;
  seenMicroUsd?: number;
  since?: string;
  at?: string;
  formerAuditors?: string[];
}
const explain = (more: Explaining = {}): ExceptionCommand => ({
  type: 'ExplainException',
  exceptionId,
  ...item,
  amountMicroUsd,
  seenMicroUsd: more.amountMicroUsd ?? amountMicroUsd,
  since: at,
  staffId: ada,
  formerAuditors: [],
  reason,
  at,
  ...more,
});
const acceptIt = (
  staffId: string,
  amount = amountMicroUsd,
  seenMicroUsd = amount,
  since = at,
): AcceptException => ({
  type: 'AcceptException',
  exceptionId,
  staffId,
  amountMicroUsd: amount,
  seenMicroUsd,
  seenExplainedAt: at,
  since,
  at,
});
const decline = (staffId: string, why = whyNot): ExceptionCommand => ({
  type: 'DeclineExplanation',
  exceptionId,
  seenExplainedAt: at,
  staffId,
  reason: why,
  at,
});

const exception = (...history: ExceptionEvent[]) => given(exceptionDecider, ...history);

describe('taking', () => {
  it('is for one auditor, once', () => {
    exception().when(take(ada)).then(taken());
    exception(taken()).when(take(ada)).nothingHappens();
    exception(taken()).when(take(ben)).refused('exception_taken');
  });
  it('is for anybody when it was handed back, or when whoever has it is an auditor no more', () => {
    exception(taken(), handedBack).when(take(ben)).then(taken(ben));
    exception(taken()).when(take(ben, ada)).then(taken(ben));
    exception(taken(), taken(ben)).when(take(ada)).refused('exception_taken');
  });
});

describe('handing back', () => {
  it('is for whoever has it', () => {
    exception(taken()).when(handBack(ada)).then(handedBack);
    exception(taken()).when(handBack(ben)).refused('exception_taken');
    exception().when(handBack(ben)).nothingHappens();
    exception(taken(), handedBack).when(handBack(ada)).nothingHappens();
  });
  it('leaves the explanation where it is', () =>
    exception(taken(), explained(), handedBack).when(acceptIt(ben)).then(accepted));
});

describe('explaining', () => {
  it('is for whoever has it, and takes what nobody has', () => {
    exception(taken()).when(explain()).then(explained());
    exception().when(explain()).then(taken(), explained());
    exception(taken(ben)).when(explain()).refused('exception_taken');
    exception(taken(ben))
      .when(explain({ formerAuditors: [ben] }))
      .then(taken(), explained());
  });
  it('is for the amount that there is', () =>
    exception(taken())
      .when(explain({ seenMicroUsd: 1 }))
      .refused('exception_changed'));
  it('keeps one paragraph', () =>
    exception(taken())
      .when(explain({ reason: '  The notice came\n\nafter   the night. ' }))
      .then(explained()));
  it.each([
    ['reason_too_short', 'Because.'],
    ['reason_too_short', ` ${' \n'.repeat(20)} `],
    ['reason_too_long', 'x'.repeat(501)],
    ['reason_names_somebody', 'Paid back to ada@example.org by hand.'],
    ['reason_names_somebody', 'Paid back to ada@localhost by hand.'],
  ])('wants a reason that is neither too short nor too long and names nobody: %s', (code, written) =>
    exception(taken())
      .when(explain({ reason: written }))
      .refused(code),
  );
  it.each(['😀'.repeat(10), 'x'.repeat(500), 'Two payments @ 5 dollars each.'])(
    'takes the reason %s',
    (written) =>
      exception(taken())
        .when(explain({ reason: written }))
        .then(explained({ reason: written })),
  );
  it('twice with the same words is once', () => {
    exception(taken(), explained()).when(explain()).nothingHappens();
    exception(taken(), explained(), accepted).when(explain()).nothingHappens();
  });
  it('again takes the place of the earlier explanation, and of its acceptance', () => {
    const again = { reason: 'The notice never came, and staff gave it.' };
    const more = { amountMicroUsd: 7_000_000 };
    exception(taken(), explained()).when(explain(again)).then(explained(again));
    exception(taken(), explained(), accepted).when(explain(more)).then(explained(more));
    exception(taken(), explained(), accepted, explained(again)).when(acceptIt(ben)).then(accepted);
    exception(taken(), explained(), declined).when(explain()).then(explained());
  });
  it('with the same words explains anew what began since', () =>
    exception(taken(), explained(), accepted)
      .when(explain({ since: justAfter, at: later }))
      .then(explained({ explainedAt: later })));
  it('of what another explained makes it one’s own', () =>
    exception(taken(), explained(), handedBack, taken(ben))
      .when(explain({ staffId: ben }))
      .then(explained({ staffId: ben })));
});

describe('accepting', () => {
  it('is for another auditor, once', () => {
    exception(taken(), explained()).when(acceptIt(ben)).then(accepted);
    exception(taken(), explained()).when(acceptIt(ada)).refused('own_explanation');
    exception(taken(), explained(), accepted).when(acceptIt(ben)).nothingHappens();
    exception(taken(), explained(), accepted).when(acceptIt('cleo')).refused('exception_accepted');
  });
  it('is of an explanation', () => {
    exception().when(acceptIt(ben)).refused('exception_not_explained');
    exception(taken()).when(acceptIt(ben)).refused('exception_not_explained');
    exception(taken(), explained(), declined).when(acceptIt(ben)).refused('exception_not_explained');
  });
  it('is of the explanation that was seen', () => {
    const later = explained({ reason: 'It was staff, by hand.', explainedAt: '2026-11-26T12:00:01.000Z' });
    exception(taken(), explained(), later).when(acceptIt(ben)).refused('exception_changed');
    exception(taken(), explained(), later).when(decline(ben)).refused('exception_changed');
  });
  it('is for the amount that was explained, that there is, and that was seen', () => {
    exception(taken(), explained()).when(acceptIt(ben, 7_000_000)).refused('exception_changed');
    exception(taken(), explained())
      .when(acceptIt(ben, amountMicroUsd, 7_000_000))
      .refused('exception_changed');
    exception(taken(), explained(), accepted).when(acceptIt(ben, 7_000_000)).refused('exception_changed');
  });
});

it('is not accepted when it began after it was explained', () => {
  const afresh = acceptIt(ben, amountMicroUsd, amountMicroUsd, justAfter);
  exception(taken(), explained()).when(afresh).refused('exception_changed');
  exception(taken(), explained(), accepted).when(afresh).refused('exception_changed');
  exception(taken(), explained(), accepted, explained({ explainedAt: later }))
    .when({ ...afresh, seenExplainedAt: later })
    .then(accepted);
});

describe('declining', () => {
  it('is for another auditor, once, before it is accepted', () => {
    exception(taken(), explained()).when(decline(ben)).then(declined);
    exception(taken(), explained()).when(decline(ada)).refused('own_explanation');
    exception(taken(), explained(), declined).when(decline(ben)).nothingHappens();
    exception(taken(), explained(), declined).when(decline('cleo')).refused('exception_not_explained');
    exception(taken(), explained(), accepted).when(decline(ben)).refused('exception_accepted');
    exception(taken()).when(decline(ben)).refused('exception_not_explained');
  });
  it('says why, and names nobody', () => {
    exception(taken(), explained()).when(decline(ben, 'No.')).refused('reason_too_short');
    exception(taken(), explained())
      .when(decline(ben, 'ada@example.org is wrong.'))
      .refused('reason_names_somebody');
    exception(taken(), explained())
      .when(decline(ben, ` ${whyNot}\n`))
      .then(declined);
  });
  it('may be done again of the next explanation', () =>
    exception(taken(), explained(), declined, explained()).when(decline(ben)).then(declined));
});
