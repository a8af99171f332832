import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { reportCaseProjection } from './reports/report-case.projection.js';
import { ReportCaseRow } from './reports/report-case.table.js';
import { ReportCases1764400000300 } from './support.migrations.js';

export const supportTables: SliceTables = {
  readModels: {
    all: [readModel(reportCaseProjection, ReportCaseRow)],
    migrations: [ReportCases1764400000300],
  },
};
