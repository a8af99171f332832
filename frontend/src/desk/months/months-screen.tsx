/** /staff/months/2026-11: the months of the books, and the one that is looked at. */
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { monthStrings as strings } from '../../strings/desk/months.js';
import { DeskTitle } from '../ui/desk-title.js';
import { ListAndDetail } from '../ui/list-and-detail.js';
import { QueryState } from '../ui/query-state.js';
import { MonthDetail } from './month-detail.js';
import { MonthRows } from './month-rows.js';
import { monthsQuery } from './months.api.js';

export function Component() {
  const query = useQuery(monthsQuery);
  const chosen = useParams().month ?? null;
  return (
    <>
      <DeskTitle>{strings.title}</DeskTitle>
      <QueryState query={query}>
        {({ months }) => {
          const month = months.find((each) => each.month === chosen);
          return (
            <ListAndDetail
              back={chosen === null ? null : { to: '/months', name: strings.back }}
              list={<MonthRows months={months} chosen={chosen} />}
              detail={
                month ? (
                  <MonthDetail key={month.month} month={month} months={months} />
                ) : months.length > 0 ? (
                  <p className="text-ink-soft">{chosen === null ? strings.choose : strings.unknown}</p>
                ) : null
              }
            />
          );
        }}
      </QueryState>
    </>
  );
}
