export { auditLiveLog, isClean } from './audit-live-log.js';
export { readAuditCommand, usage, UsageError } from './read-audit-command.js';
export { readProviderSide } from './read-provider-side.js';
export { tellAudit } from './tell-audit.js';
