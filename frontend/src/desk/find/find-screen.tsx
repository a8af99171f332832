import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Notice } from '../../components/ui/notice.js';
import { findStrings as strings } from '../../strings/desk/find.js';
import { Sentence } from '../../strings/sentence.js';
import { shortId } from '../lib/short-id.js';
import { DeskTitle } from '../ui/desk-title.js';
import { QueryState } from '../ui/query-state.js';
import { findQuery } from './find.api.js';
import { HitList } from './hit-list.js';

/** Who answers to what was searched for: `q` of the address. `attach`: a payment whose payer is looked for. */
export function Component() {
  const [params] = useSearchParams();
  const q = (params.get('q') ?? '').trim();
  const attach = params.get('attach');
  return (
    <div className="mx-auto w-full max-w-4xl">
      <DeskTitle>{strings.title}</DeskTitle>
      {attach !== null && (
        <Notice tone="second" className="mt-4 flex flex-wrap items-baseline justify-between gap-4">
          <p>
            <Sentence
              text={strings.attaching}
              parts={{
                payment: (
                  <b className="figures" title={attach}>
                    {shortId(attach)}
                  </b>
                ),
              }}
            />
          </p>
          <Link to="/" className="text-accent">
            {strings.notAttaching}
          </Link>
        </Notice>
      )}
      {q === '' ? (
        <div className="mt-4 max-w-prose text-ink-soft">
          <p>{strings.how}</p>
          <p className="mt-2">{strings.recorded}</p>
        </div>
      ) : (
        <Found key={q} q={q} attach={attach} />
      )}
    </div>
  );
}

function Found({ q, attach }: { q: string; attach: string | null }) {
  const found = useQuery(findQuery(q));
  const searched = <b className="text-ink">{q}</b>;
  return (
    <div className="mt-4">
      <QueryState query={found}>
        {({ players }) => (
          <>
            <p role="status" className="text-ink-soft">
              <Sentence
                text={players.length === 0 ? strings.nobody : strings.found(players.length)}
                parts={{ searched }}
              />
            </p>
            {players.length === 0 ? (
              <p className="mt-2 max-w-prose text-ink-soft">{strings.nobodyHint}</p>
            ) : (
              <HitList hits={players} attach={attach} />
            )}
          </>
        )}
      </QueryState>
    </div>
  );
}
