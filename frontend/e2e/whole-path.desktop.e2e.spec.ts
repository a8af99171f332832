import { desktop } from './support/visit.js';
import { playTheWholePath } from './whole-path.js';

playTheWholePath({
  viewport: desktop,
  gameType: 'french_revolution',
  eraName: 'French Revolution',
  estate: 'Third Estate',
  profession: 'Pamphleteer',
  difficulty: 'Easy',
  startLabel: 'Begin the Revolution',
});
