import type { ParkedLaneList } from '@rubicon/contracts';
import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/input.js';
import { formatCount } from '../../lib/format.js';
import { laneStrings } from '../../strings/desk/lanes.js';
import { filterFieldId } from '../lib/filter-field.js';
import { ChoiceLink } from '../ui/choice-link.js';
import { laneChoices, nameOfKind } from './lane-choices.js';
import { areSameLanes, isOfAll, writeLaneFilter, type WantedLanes } from './lane-filter.js';

const strings = laneStrings.filter;

/** What keeps them, as something to choose by, with how many each keeps; and a field for a key. What is chosen is in the address. */
export function LaneFilters({ wanted, all }: { wanted: WantedLanes; all: ParkedLaneList }) {
  const ofAnyKey = { ...wanted, key: null };
  const choices = laneChoices(all);
  const isOffered = isOfAll(ofAnyKey) || choices.some((choice) => areSameLanes(choice.wanted, ofAnyKey));
  const offered = isOffered ? choices : [...choices, { wanted: ofAnyKey, count: 0 }];
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={strings.label} className="flex min-w-0 flex-wrap gap-1">
        <ChoiceLink to={{ search: '' }} isChosen={isOfAll(wanted)}>
          {strings.all(formatCount(all.count))}
        </ChoiceLink>
        {offered.map((choice) => (
          <ChoiceLink
            key={writeLaneFilter(choice.wanted)}
            to={{ search: writeLaneFilter(choice.wanted) }}
            isChosen={areSameLanes(choice.wanted, ofAnyKey)}
          >
            <span className="max-w-72 truncate">{nameOfKind(choice.wanted)}</span>{' '}
            <span className="figures">{formatCount(choice.count)}</span>
          </ChoiceLink>
        ))}
        {wanted.key !== null && (
          <span className="inline-flex min-h-7 min-w-0 items-center gap-1 rounded-era border border-accent bg-surface px-2 text-note font-semibold text-accent">
            <span className="[overflow-wrap:anywhere]">{strings.ofKey(wanted.key)}</span>
            <Link to={{ search: writeLaneFilter(ofAnyKey) }} replace className="inline-flex p-0.5">
              <X className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{strings.notOfKey}</span>
            </Link>
          </span>
        )}
      </nav>
      <KeyField key={wanted.key} wanted={wanted} />
    </div>
  );
}

/** What is typed holds when Enter is pressed. */
function KeyField({ wanted }: { wanted: WantedLanes }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(wanted.key ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate({ search: writeLaneFilter({ ...wanted, key: typed.trim() || null }) }, { replace: true });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 items-center gap-2 max-sm:w-full">
      <Input
        id={filterFieldId}
        aria-label={strings.key}
        aria-keyshortcuts="/"
        placeholder={strings.key}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-9 min-w-0 px-2 py-1 text-note sm:w-72"
      />
      <Button type="submit" variant="secondary" size="sm">
        {strings.show}
      </Button>
    </form>
  );
}
