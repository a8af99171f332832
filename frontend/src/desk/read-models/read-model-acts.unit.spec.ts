import { readModelJob, readModels } from '../testing/operator.js';
import { actsOf } from './read-model-acts.js';

const replaced = { position: '90', events: 80, keptUntil: null, canBeSwappedBack: true };

it.each([
  ['there are no others', readModels(), ['rebuild']],
  ['others are kept', readModels({ replaced }), ['rebuild', 'swap_back', 'let_go']],
  [
    'another release filled those',
    readModels({ replaced: { ...replaced, canBeSwappedBack: false } }),
    ['rebuild', 'let_go'],
  ],
  ['one waits', readModels({ replaced, job: readModelJob({ state: 'asked' }) }), ['cancel']],
  ['one is done', readModels({ replaced, job: readModelJob({ state: 'under_way' }) }), ['cancel']],
  ['one failed', readModels({ job: readModelJob({ state: 'failed' }) }), ['rebuild']],
])('where %s', (_, now, acts) => expect(actsOf(now)).toEqual(acts));
