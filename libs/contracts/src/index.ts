export * from './api.js';
export * from './client-routes.js';
export * from './credential-rules.js';
export * from './narrative-text.js';
export * from './page-values.js';
export * from './staff-api.js';
