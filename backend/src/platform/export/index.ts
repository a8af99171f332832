export { exportFile } from './export-file.js';
export { ExportModule } from './export.module.js';
export { ExportPart, ExportParts } from './export-part.js';
export { OpenedEvents, type OpenedEvent } from './opened-events.js';
