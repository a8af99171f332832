import { readModel, type SliceTables } from '../platform/read-models/index.js';
import { openActProjection } from './acts/open-act.projection.js';
import { OpenActRow } from './acts/open-act.table.js';
import { reportCaseProjection } from './reports/report-case.projection.js';
import { ReportCaseRow } from './reports/report-case.table.js';
import { OpenActs1764400000400, ReportCases1764400000300 } from './support.migrations.js';

export const supportTables: SliceTables = {
  readModels: {
    all: [readModel(reportCaseProjection, ReportCaseRow), readModel(openActProjection, OpenActRow)],
    migrations: [ReportCases1764400000300, OpenActs1764400000400],
  },
};
