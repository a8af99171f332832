export { TurnReportRow } from './turn-report.table.js';
