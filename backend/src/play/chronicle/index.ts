export { ChronicleReader } from './chronicle-reader.js';
export { chronicleSnapshotId } from './chronicle-snapshots.js';
export { ChronicleUpkeep, type GrownChronicle } from './chronicle-upkeep.js';
export { Chronicles, type ChronicleAt } from './chronicles.js';
export { OpenWounds } from './open-wounds.js';
