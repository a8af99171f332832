export { TextGrants } from './text-grants.js';
