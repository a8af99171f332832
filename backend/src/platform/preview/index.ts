export { PreviewChannel, type PreviewText } from './preview-channel.js';
export { CreatePreview1700000000003 } from './preview.migration.js';
export { PreviewModule } from './preview.module.js';
