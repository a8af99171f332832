import type { AuditExport } from '@rubicon/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../components/ui/button.js';
import { Progress } from '../../components/ui/progress.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { classNames } from '../../lib/class-names.js';
import { formatCount } from '../../lib/format.js';
import { useToast } from '../../lib/toast.js';
import { exportStrings as strings } from '../../strings/desk/exports.js';
import { Sentence } from '../../strings/sentence.js';
import { formatPeriod } from '../lib/format-utc.js';
import { useRowKeys } from '../lib/use-row-keys.js';
import { Cell, Table, type TableColumn } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { fileAddress, isUnderWay, useCancelExport } from './exports.api.js';
import { formatBytes } from './format-bytes.js';

const columns: readonly TableColumn[] = [
  { name: strings.file },
  { name: strings.by, least: 'medium' },
  { name: strings.state },
  { name: null },
];

/** `j` and `k` go through what can be done about each, Enter does it. */
export function ExportTable({ exports }: { exports: readonly AuditExport[] }) {
  const around = useRowKeys<HTMLTableSectionElement>();
  if (exports.length === 0) return <p className="text-ink-soft">{strings.none}</p>;
  return (
    <Table label={strings.list} columns={columns}>
      <tbody ref={around}>
        {exports.map((each) => (
          <tr key={each.exportId} className="border-b border-line">
            <Cell isName>
              <span className="block font-semibold">{strings.kinds[each.kind]}</span>
              <span className="figures block text-ink-soft">{formatPeriod(each)}</span>
            </Cell>
            <Cell least="medium">
              <span className="block">{each.askedByName}</span>
              <UtcMoment at={each.askedAt} className="figures block text-ink-soft" />
            </Cell>
            <Cell className="@md:w-2/5">
              <State export={each} />
            </Cell>
            <Cell className="py-1 text-right align-top">
              <Act export={each} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const isThrownAway = ({ state, expiresAt }: AuditExport) => state === 'done' && expiresAt === null;

function State({ export: asked }: { export: AuditExport }) {
  const { state, rowsDone, rowsTotal, bytes, expiresAt, failure } = asked;
  const written = formatCount(rowsDone);
  return (
    <>
      <span role="status" className={classNames(state === 'failed' && 'font-semibold text-danger')}>
        {isThrownAway(asked) ? strings.gone : strings.states[state]}
      </span>
      {isUnderWay(asked) && (
        <>
          <Progress
            className="my-1"
            label={strings.progressOf(strings.kinds[asked.kind])}
            value={rowsTotal === null ? null : rowsDone}
            max={rowsTotal ?? 1}
          />
          <span className="figures block text-caption text-ink-soft">
            {rowsTotal === null
              ? strings.rowsSoFar(written, rowsDone)
              : strings.rows(written, formatCount(rowsTotal))}
          </span>
        </>
      )}
      {state === 'done' && expiresAt !== null && (
        <span className="figures block text-caption text-ink-soft">
          {strings.rowsSoFar(written, rowsDone)} {'\u00b7'} {formatBytes(bytes)} {'\u00b7'}{' '}
          <Sentence text={strings.until} parts={{ at: <UtcMoment at={expiresAt} /> }} />
        </span>
      )}
      {failure !== null && <span className="block text-ink-soft">{failure.sentence}</span>}
    </>
  );
}

/** What can be done about it: cancel it while it is under way, have its file while there is one. */
function Act({ export: asked }: { export: AuditExport }) {
  const say = useToast();
  const cancel = useCancelExport((error) =>
    say({ title: serverMessage(error, strings.cancelFailed), variant: 'destructive' }),
  );
  if (isUnderWay(asked))
    return (
      <Button
        data-row
        variant="secondary"
        size="sm"
        aria-label={strings.cancelOf(strings.kinds[asked.kind])}
        pending={cancel.isPending}
        onClick={() => cancel.mutate(asked.exportId)}
      >
        {strings.cancel}
      </Button>
    );
  if (asked.state !== 'done' || isThrownAway(asked)) return null;
  return (
    <Button asChild variant="secondary" size="sm">
      <a
        data-row
        href={fileAddress(asked)}
        download={asked.fileName}
        aria-label={strings.downloadOf(asked.fileName)}
      >
        <Download className="size-4" aria-hidden="true" />
        {strings.download}
      </a>
    </Button>
  );
}
