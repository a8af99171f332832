import { FourteenthOfJuly } from '../../../components/era/scenes/fourteenth-of-july.js';
import { frenchRevolution } from './french-revolution.js';
import { PeriodPage } from './period-page.js';

export function FrenchRevolutionPage() {
  return <PeriodPage period={frenchRevolution} scene={FourteenthOfJuly} />;
}
