export * from './public/public-era.js';
export * from './scenario.js';
export * from './scenarios.js';
export * from './world.js';
