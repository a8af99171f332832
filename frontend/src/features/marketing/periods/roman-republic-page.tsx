import { RoadToRome } from '../../../components/era/scenes/road-to-rome.js';
import { romanRepublic } from './roman-republic.js';
import { PeriodPage } from './period-page.js';

export function RomanRepublicPage() {
  return <PeriodPage period={romanRepublic} scene={RoadToRome} />;
}
