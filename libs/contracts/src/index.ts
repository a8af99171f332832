export * from './api.js';
export * from './narrative-text.js';
