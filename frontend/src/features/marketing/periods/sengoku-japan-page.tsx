import { CastleShore } from '../../../components/era/scenes/castle-shore.js';
import { sengokuJapan } from './sengoku-japan.js';
import { PeriodPage } from './period-page.js';

export function SengokuJapanPage() {
  return <PeriodPage period={sengokuJapan} scene={CastleShore} />;
}
