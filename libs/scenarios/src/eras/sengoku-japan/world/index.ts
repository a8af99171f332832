import type { World } from '../../../world.js';
import { facts } from './facts.js';
import { openingScenes, openingScenesByName, prologueScene } from './opening-scenes.js';
import { people } from './people.js';
import { places } from './places.js';

export const world: World = { places, people, openingScenes, openingScenesByName, prologueScene, facts };
