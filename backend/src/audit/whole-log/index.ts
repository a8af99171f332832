export { lastWholeAudit } from './last-whole-audit.js';
