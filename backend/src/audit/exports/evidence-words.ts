/** What an evidence bundle says of itself, to somebody who has nothing else of ours. */
import type { ChainedLedger } from './chained-ledger.js';

export function evidenceReadme({ scope, events, heads, unsigned }: ChainedLedger): string {
  const { period, position } = scope;
  return `RUBICON: EVIDENCE OF A PERIOD

From    ${period.from.toISOString()} (inclusive)
Until   ${period.until.toISOString()} (exclusive)

All times are UTC. The books are taken up to position ${position} of the event log. The ledger in here has
${events} events and ${heads} signed ${heads === 1 ? 'head' : 'heads'}: from its very first event on, because a chain can only be checked from its
beginning, and up to the first signed head that covers the end of the period, and the head of the last close of a
month that ended by then. So it may hold events of after the period, or after that position: but for closes of months
they are in no other file in here. exceptions.csv and match.csv say what the same books held at that position, and the
provider's rows until then.

No player is named: players are ids, and what names a payer was left out when it was fetched. Auditors are: in
exceptions.csv, whoever took, explained and accepted something, by name and id; in months.json and ledger.jsonl what
auditors did has their ids, and the reasons that they wrote.

Amounts of ours are whole micro-dollars: 1,000,000 are one dollar. The provider's are in its own minor units
(cents, of US dollars). In CSV files each amount stands twice: as a whole number and as an exact decimal.


WHAT IS IN HERE

provider/*.jsonl   What the payment provider's own interface told us about everything that was created in the
                   period: a line for each version that was fetched, oldest first. "body" is as fetched, "bodyHash"
                   is SHA-256 of its canonical JSON (RFC 8785). "fetchedAt" says when.
ledger.jsonl       Our events about money, each with its place in the chain, its hash, and the very bytes that the
                   hash covers. At its end the keys and the signed heads.
entries.csv        Our events of the period as a table: what each posts to every account. The sum of a column is what
                   books.json says in "moved".
match.csv          Every payment of the period: what the provider, the payment and the wallet say of the same thing,
                   side by side, a line for each thing. "agrees" says whether they fit; of what banks keep, a wallet
                   gives what refunds left.
provider.csv       The provider's rows of the period as a table, each as it was fetched last.
exceptions.csv     What does not fit and began before the end of the period: cause, amount, since when, who took,
                   explained and accepted it, and why.
books.json         Every account at the beginning of the period ("opening"), what the period moved ("moved"), and at
                   its end ("closing"). opening + moved = closing.
months.json        How each month that ended by then was closed and reopened, as our log has it, oldest first: the
                   position up to which its events count, what each account moved by them ("totals"), what came late
                   to earlier months ("adjustments"), and the signed head of the chain. Empty: none was closed yet.
heads.json         The signed heads that stand in ledger.jsonl, once more, to be read.
keys/<keyId>.pem   The public keys that they are signed with.


HOW TO CHECK IT WITHOUT US

1. Is the key ours? Its name is the beginning of its SHA-256:

     openssl pkey -pubin -in keys/KEYID.pem -outform DER | sha256sum | cut -c 1-16

   It must be KEYID. Then compare KEYID with what you were told in another way than by this file: a letter, an
   earlier bundle, our page.

2. Is a head signed with it? Each head stands in ledger.jsonl with the very bytes that are signed. For the last:

     grep '^{"signature":' ledger.jsonl | tail -n 1 > line
     sed 's/^{"signature":"\\([^"]*\\)".*$/\\1/' line | openssl base64 -d -A > signature
     sed 's/^{"signature":"[^"]*","head":\\(.*\\)}$/\\1/' line | tr -d '\\n' > head
     openssl pkeyutl -verify -pubin -inkey keys/KEYID.pem -rawin -in head -sigfile signature

   It says "Signature Verified Successfully" (OpenSSL 3). KEYID is the "keyId" in the head. Do the same for others
   with another number in place of tail -n 1. "previousHead" is the SHA-256 of the file "head" of the one before.

3. Is the chain whole? The hash of an event is the SHA-256 of the 32 bytes of the hash before it, and then the bytes
   of the event. Before the first event stand 32 zeros. For the first, in line 2 of ledger.jsonl:

     sed -n '2s/^{"n":[0-9]*,"hash":"[0-9a-f]*","event":\\(.*\\)}$/\\1/p' ledger.jsonl | tr -d '\\n' > event
     (head -c 32 /dev/zero; cat event) | sha256sum

   It is the "hash" in that line. The head of a signed head is the hash of the event whose number is its "events".

4. All of it at once, with the program that we publish and without a network. In the folder of this file, with
   REPOSITORY the folder of our source (npm ci has been run there):

     npm --prefix REPOSITORY run audit:verify -- ledger.jsonl --key keys/KEYID.pem

   (--key once more for each of several keys.) It computes every hash and signature again, and the books from the
   events alone, and names the first event that does not fit, is missing, or was added, or that no head covers.

5. Do the books follow from the events? docs/audit.md of our source says what each event posts. Add up the events
   that were written before "from": you get "opening" of books.json. Those of the period are "moved": entries.csv has
   them, with what each posts. What stands after "position" does not count.

6. Do the closes follow from the events? A close in months.json stands, unless a MonthReopened of its month follows it.
   Its "head" is, with its signature, a head in ledger.jsonl (and in heads.json): step 2 checks it, and step 3 that its
   hash is the one of the event whose number is its "events". That event lies at the close's "position". Add up the
   events whose time lies in the month and whose position is not behind that one (of the period's, those rows of
   entries.csv): you get its "totals". Where the month is the period of this file, "moved" of books.json is the same and what came later: events
   behind the close's "position" and up to that of books.json. They are in the "adjustments" of the next close. All
   totals and adjustments until a close add up to the balance at its end. The close itself was written after its head
   was signed: it stands in ledger.jsonl where a later head is there, with the very content that it has here.

7. Does the provider say the same? Ask it for the rows yourself, by their ids, or hold provider/*.jsonl against its
   own reports; provider.csv shows each row once, as it was fetched last. Then compare match.csv with them: what does
   not agree, and is not under way, is in exceptions.csv.


WHAT IT DOES NOT SAY

The chain shows that nobody changed, left out or added an event after a head was signed. It does not show that what
was written was true: that is what the match with the provider's rows is for.
${signedUntil(unsigned)}
`;
}

function signedUntil(unsigned: number): string {
  return unsigned === 0
    ? 'Every event of ledger.jsonl is covered by its last head.'
    : `No head covers the last ${unsigned} events of ledger.jsonl: there was no key to sign one with. Ask for a later bundle.`;
}
