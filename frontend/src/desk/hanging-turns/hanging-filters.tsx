import { X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/input.js';
import { formatCount } from '../../lib/format.js';
import { hangingStrings } from '../../strings/desk/hanging-turns.js';
import { filterFieldId } from '../lib/filter-field.js';
import { shortId } from '../lib/short-id.js';
import { HANGING_MINUTES } from '../lib/waiting-counts.js';
import { ChoiceLink } from '../ui/choice-link.js';
import { isGameId, minuteChoices, writeHangingFilter, type WantedTurns } from './hanging-filter.js';

const strings = hangingStrings.filter;
const usual: WantedTurns = { minutes: HANGING_MINUTES, gameId: null, isParked: false };

/** For how long, and of which games; it stands in the address. @param wanted null: none that can be read */
export function HangingFilters({ wanted }: { wanted: WantedTurns | null }) {
  const shown = wanted ?? usual;
  const leads = (changed: Partial<WantedTurns>) => ({ search: writeHangingFilter({ ...shown, ...changed }) });
  const isOther = wanted !== null && !minuteChoices.some((minutes) => minutes === wanted.minutes);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
      <nav aria-label={strings.label} className="flex flex-wrap gap-1">
        {minuteChoices.map((minutes) => (
          <ChoiceLink key={minutes} to={leads({ minutes })} isChosen={wanted?.minutes === minutes}>
            {strings.minutes[minutes]}
          </ChoiceLink>
        ))}
        {isOther && (
          <ChoiceLink to={leads({})} isChosen>
            {strings.otherMinutes(formatCount(wanted.minutes))}
          </ChoiceLink>
        )}
      </nav>
      <nav aria-label={strings.kinds} className="flex min-w-0 flex-wrap gap-1">
        <ChoiceLink to={leads({ isParked: false })} isChosen={wanted !== null && !wanted.isParked}>
          {strings.all}
        </ChoiceLink>
        <ChoiceLink to={leads({ isParked: true })} isChosen={wanted !== null && wanted.isParked}>
          {strings.parked}
        </ChoiceLink>
        {shown.gameId !== null && (
          <span
            title={shown.gameId}
            className="inline-flex min-h-7 items-center gap-1 rounded-era border border-accent bg-surface px-2 text-note font-semibold text-accent"
          >
            {strings.ofGame(shortId(shown.gameId))}
            <Link to={leads({ gameId: null })} replace className="inline-flex p-0.5">
              <X className="size-3.5" aria-hidden="true" />
              <span className="sr-only">{strings.notOfGame}</span>
            </Link>
          </span>
        )}
      </nav>
      <GameField key={shown.gameId} gameId={shown.gameId} searchOf={(gameId) => leads({ gameId }).search} />
    </div>
  );
}

/** What is typed holds when Enter is pressed. */
function GameField({
  gameId,
  searchOf,
}: {
  gameId: string | null;
  searchOf: (gameId: string | null) => string;
}) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(gameId ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const game = typed.trim();
    const isReadable = game === '' || isGameId(game);
    setWrong(!isReadable);
    if (isReadable) void navigate({ search: searchOf(game || null) }, { replace: true });
  };
  return (
    <form onSubmit={submit} className="flex min-w-0 flex-wrap items-center gap-2 max-sm:w-full">
      <Input
        id={filterFieldId}
        aria-label={strings.game}
        aria-keyshortcuts="/"
        aria-invalid={isWrong || undefined}
        placeholder={strings.game}
        spellCheck={false}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-9 min-w-0 flex-1 px-2 py-1 text-note sm:w-72 sm:flex-none"
      />
      <Button type="submit" variant="secondary" size="sm">
        {strings.show}
      </Button>
      {isWrong && (
        <p role="alert" className="text-note text-danger">
          {strings.gameWrong}
        </p>
      )}
    </form>
  );
}
