export { PreviewChannel, type PreviewText } from './preview-channel.js';
