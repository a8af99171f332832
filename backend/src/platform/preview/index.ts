export { PreviewChannel } from './preview-channel.js';
export { PreviewModule } from './preview.module.js';
