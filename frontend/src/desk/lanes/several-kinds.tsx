import type { ParkedLaneList } from '@rubicon/contracts';
import { Notice } from '../../components/ui/notice.js';
import { formatCount } from '../../lib/format.js';
import { laneStrings } from '../../strings/desk/lanes.js';
import { Sentence } from '../../strings/sentence.js';
import { DeskLink } from '../ui/desk-link.js';
import { KeyHint } from '../ui/key-hint.js';
import { nameOfKind } from './lane-choices.js';
import { allLanes, writeLaneFilter } from './lane-filter.js';
import { laneKeys } from './lane-keys.js';

const strings = laneStrings.severalKinds;

/** Why nothing was done, and what can be chosen instead. */
export function SeveralKinds({ all: { causes } }: { all: ParkedLaneList }) {
  const kinds = causes.map((cause) => ({ ...allLanes, process: cause.process, errorCode: cause.errorCode }));
  return (
    <Notice tone="danger" className="mt-3 py-3">
      <p className="figures">
        {strings.text(formatCount(kinds.length))}{' '}
        {kinds.map((kind, place) => (
          <span key={place}>
            {place > 0 && strings.between}
            <DeskLink to={{ search: writeLaneFilter(kind) }} replace>
              {nameOfKind(kind)}
            </DeskLink>
          </span>
        ))}
        {strings.end}{' '}
        <span className="pointer-coarse:hidden">
          <Sentence text={strings.one} parts={{ key: <KeyHint>{laneKeys.one}</KeyHint> }} />
        </span>
      </p>
    </Notice>
  );
}
