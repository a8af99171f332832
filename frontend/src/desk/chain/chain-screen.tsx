/** /staff/proof: how far the chain over the ledger is, its signed heads and keys, what the nights found, and how to check a file. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { useToast } from '../../lib/toast.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { DeskTitle } from '../ui/desk-title.js';
import { QueryState } from '../ui/query-state.js';
import { Section } from '../ui/section.js';
import { ChainFacts } from './chain-facts.js';
import { proofQuery, useAuditNow, useSignHead } from './chain.api.js';
import { HeadTable } from './head-table.js';
import { HowToVerify } from './how-to-verify.js';
import { KeyTable } from './key-table.js';
import { ComparedWallets } from './compared-wallets.js';
import { AuditedLog } from './audited-log.js';

export function Component() {
  const proof = useQuery(proofQuery);
  return (
    <>
      <DeskTitle beside={<SignNow />}>{strings.title}</DeskTitle>
      <p className="max-w-3xl text-ink-soft">{strings.lead}</p>
      <div className="mt-4 border-t border-line pt-5">
        <QueryState query={proof}>
          {({ chain, heads, keys, wallets, whole, isAuditing }) => (
            <div className="grid gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
              <div className="flex min-w-0 flex-col gap-8">
                <Section level={2} title={strings.chain}>
                  <ChainFacts chain={chain} />
                </Section>
                <Section level={2} title={strings.heads}>
                  <HeadTable heads={heads} />
                </Section>
              </div>
              <div className="flex min-w-0 flex-col gap-8">
                <AuditNow isUnderWay={isAuditing} />
                <Section level={2} title={strings.wallets}>
                  <ComparedWallets comparison={wallets} />
                </Section>
                <Section level={2} title={strings.whole}>
                  <AuditedLog audit={whole} />
                </Section>
                <Section level={2} title={strings.keys}>
                  <KeyTable keys={keys} />
                </Section>
                <Section level={2} title={strings.verify}>
                  <HowToVerify />
                </Section>
              </div>
            </div>
          )}
        </QueryState>
      </div>
    </>
  );
}

function SignNow() {
  const say = useToast();
  const sign = useSignHead();
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={sign.isPending}
      onClick={() =>
        sign.mutate(undefined, {
          onSuccess: ({ number }) => say({ title: strings.signed(number) }),
          onError: (error) =>
            say({ title: serverMessage(error, strings.signFailed), variant: 'destructive' }),
        })
      }
    >
      {strings.sign}
    </Button>
  );
}

function AuditNow({ isUnderWay }: { isUnderWay: boolean }) {
  const say = useToast();
  const audit = useAuditNow();
  const isPending = audit.isPending || isUnderWay;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        variant="secondary"
        pending={isPending}
        onClick={() =>
          audit.mutate(undefined, {
            onError: (error) =>
              say({ title: serverMessage(error, strings.auditFailed), variant: 'destructive' }),
          })
        }
      >
        {isPending ? strings.auditing : strings.audit}
      </Button>
      <p className="text-note text-ink-soft">{strings.nightly}</p>
    </div>
  );
}
