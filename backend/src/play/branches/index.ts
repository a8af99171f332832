export { BranchNames } from './branch-names.js';
export { NameBranchOf } from './name-branch.handler.js';
