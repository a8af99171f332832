export { ExceptionCaseRow } from './exception-case.table.js';
export { stateOf } from './state-of.js';
