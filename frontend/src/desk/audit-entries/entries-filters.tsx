import { entryMoneys } from '@rubicon/contracts';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { Input } from '../../components/ui/input.js';
import { Select } from '../../components/ui/select.js';
import { auditStrings } from '../../strings/desk/audit.js';
import { entriesStrings } from '../../strings/desk/audit-entries.js';
import {
  accounts,
  entryItemKinds,
  everything,
  writeEntriesFilter,
  type EntriesFilter,
} from '../lib/entries-address.js';
import { filterFieldId } from '../lib/filter-field.js';

const strings = entriesStrings.filters;
const compact = 'min-h-9 px-2 py-1 text-note';

/** A list is chosen from at once; what is typed holds when Enter is pressed. */
export function EntriesFilters({ filter }: { filter: EntriesFilter }) {
  const navigate = useNavigate();
  const [itemId, setItemId] = useState(filter.itemId ?? '');
  const [playerId, setPlayerId] = useState(filter.playerId ?? '');
  const typed = { itemId: itemId.trim() || null, playerId: playerId.trim() || null };
  const show = (changed: Partial<EntriesFilter>) =>
    void navigate({ search: writeEntriesFilter({ ...filter, ...typed, ...changed }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show({});
  };
  const isNarrowed = writeEntriesFilter({ ...filter, span: everything.span }) !== '';
  return (
    <form aria-label={strings.label} onSubmit={submit} className="mt-3 flex flex-wrap items-center gap-2">
      <Select
        id={filterFieldId}
        aria-label={strings.account}
        className={`${compact} w-auto pr-8`}
        value={filter.account ?? ''}
        onChange={({ target }) =>
          show({ account: accounts.find((account) => account === target.value) ?? null })
        }
      >
        <option value="">{strings.anyAccount}</option>
        {accounts.map((account) => (
          <option key={account} value={account}>
            {auditStrings.accounts[account]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={strings.money}
        className={`${compact} w-auto pr-8`}
        value={filter.money ?? ''}
        onChange={({ target }) =>
          show({ money: entryMoneys.find((money) => money === target.value) ?? null })
        }
      >
        <option value="">{strings.anyMoney}</option>
        {entryMoneys.map((money) => (
          <option key={money} value={money}>
            {strings.moneys[money]}
          </option>
        ))}
      </Select>
      <Select
        aria-label={strings.kind}
        className={`${compact} w-auto pr-8`}
        value={filter.itemKind ?? ''}
        onChange={({ target }) =>
          show({ itemKind: entryItemKinds.find((kind) => kind === target.value) ?? null })
        }
      >
        <option value="">{strings.anyKind}</option>
        {entryItemKinds.map((kind) => (
          <option key={kind} value={kind}>
            {auditStrings.kinds[kind]}
          </option>
        ))}
      </Select>
      <Input
        aria-label={strings.item}
        placeholder={strings.item}
        spellCheck={false}
        autoComplete="off"
        value={itemId}
        onChange={({ target }) => setItemId(target.value)}
        className={`${compact} max-w-72 flex-1 basis-40`}
      />
      <Input
        aria-label={strings.player}
        placeholder={strings.player}
        spellCheck={false}
        autoComplete="off"
        value={playerId}
        onChange={({ target }) => setPlayerId(target.value)}
        className={`${compact} max-w-72 flex-1 basis-40`}
      />
      <Button type="submit" variant="secondary" size="sm">
        {strings.show}
      </Button>
      {isNarrowed && (
        <Link
          to={{ search: writeEntriesFilter({ ...everything, span: filter.span }) }}
          className="px-1 text-note text-accent"
        >
          {strings.clear}
        </Link>
      )}
    </form>
  );
}
