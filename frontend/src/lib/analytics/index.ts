export { withAdClickIds } from './ad-click-ids.js';
export { startMeasurement, track } from './measurement.js';
export { useItemView } from './use-item-view.js';
