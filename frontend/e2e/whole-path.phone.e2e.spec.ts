import { phone } from './support/visit.js';
import { playTheWholePath } from './whole-path.js';

playTheWholePath({
  viewport: phone,
  touch: true,
  gameType: 'roman_republic',
  eraName: 'Roman Republic',
  estate: 'plebeian',
  profession: 'Veteran',
  difficulty: 'Consul',
  startLabel: 'Enter the Republic',
});
