/** What is named in a path. One that names nothing finds nothing; ids of ours are in lower case. */
import type { PipeTransform } from '@nestjs/common';
import type { LedgerItemKind } from '@rubicon/contracts';
import { validate as isUuid } from 'uuid';
import { Refused } from '../../platform/refusals/index.js';
import { itemKinds } from './exceptions.answers.js';

export const exceptionIdParameter: PipeTransform<string, string> = {
  transform(id) {
    if (!isUuid(id)) throw new Refused('unknown_exception');
    return id.toLowerCase();
  },
};

/** Of whichever kind; PostgreSQL holds no text with NUL, and breaks off at the question. */
export const itemIdParameter: PipeTransform<string, string> = {
  transform(id) {
    if (id.includes('\0')) throw new Refused('unknown_item');
    return id;
  },
};

export const itemKindParameter: PipeTransform<string, LedgerItemKind> = {
  transform(named) {
    const kind = itemKinds.find((each) => each === named);
    if (!kind) throw new Refused('unknown_item');
    return kind;
  },
};
