import { operationsMinutes } from '../testing/operator.js';
import { drawingOf, inWords, labelledMinutes, minuteCharts } from './minute-charts.js';

const [sent, , failed] = minuteCharts;

it('says how many there were, and when most', () => {
  const minutes = operationsMinutes(60, { 10: { submitted: 2 }, 42: { submitted: 7 } });
  expect(inWords(sent!, minutes)).toBe('9 in 60 minutes; most at 09:43, 7.');
  expect(inWords(failed!, minutes)).toBe('None in 60 minutes.');
});

it('labels round times of the day', () => {
  const labels = (count: number) => {
    const minutes = operationsMinutes(count);
    return labelledMinutes(minutes).map((step) => minutes[step]!.at.slice(11, 16));
  };
  expect(labels(15)).toEqual(['09:50', '09:55', '10:00']);
  expect(labels(60)).toEqual(['09:10', '09:20', '09:30', '09:40', '09:50', '10:00']);
  expect(labels(360)).toEqual(['05:00', '06:00', '07:00', '08:00', '09:00', '10:00']);
  expect(labels(1_440)).toEqual(['12:00', '16:00', '20:00', '00:00', '04:00', '08:00']);
});

it('draws a bar for each minute of an hour, and a line of more', () => {
  expect(drawingOf(sent!, operationsMinutes(60)).shape).toBe('bars');
  expect(drawingOf(sent!, operationsMinutes(61)).shape).toBe('lines');
  const drawn = drawingOf(sent!, operationsMinutes(5, { 1: { submitted: 3 } }));
  expect(drawn.series.map(({ amounts }) => amounts)).toEqual([[0, 3, 0, 0, 0]]);
});
