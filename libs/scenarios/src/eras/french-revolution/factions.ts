import type { Faction } from '../../scenario.js';
import { ordinalOf } from './calendar.js';

const lastDay = ordinalOf(1815, 12, 31);

export const factions: readonly Faction[] = [
  {
    id: 'royalists',
    name: 'The Court and the Princes',
    fromOrdinal: 0,
    untilOrdinal: lastDay,
    aims: 'They want the King as he was: at Versailles until 1792, then from Koblenz, from London and the woods of Brittany; they trust birth, foreign bayonets and nobody who has ever sworn.',
    startsAt: { 'First Estate': 20, 'Second Estate': 30, 'Third Estate': -25 },
  },
  {
    id: 'constitutionals',
    name: 'The Constitutional Monarchists',
    fromOrdinal: 0,
    untilOrdinal: ordinalOf(1792, 8, 19),
    aims: 'Lafayette, Bailly and their friends want a king bound by law and a people in good order; they trust property and the National Guard, and end when Lafayette rides over the border.',
    startsAt: { 'First Estate': 10, 'Second Estate': 15, 'Third Estate': 20 },
  },
  {
    id: 'jacobins',
    name: 'The Jacobins',
    fromOrdinal: 0,
    untilOrdinal: ordinalOf(1794, 11, 12),
    aims: 'First the Breton deputies at Versailles, then the club in the rue Saint-Honoré and its daughters in every town: they want the nation to rule, trust virtue and denunciation, and purge themselves.',
    startsAt: { 'First Estate': -10, 'Second Estate': -15, 'Third Estate': 15 },
  },
  {
    id: 'girondins',
    name: 'The Girondins',
    fromOrdinal: ordinalOf(1791, 10, 1),
    untilOrdinal: ordinalOf(1793, 10, 31),
    aims: 'Brissot, Vergniaud and those who dine with Manon Roland want war abroad and law at home; they trust eloquence and the provinces, and fear Paris.',
    startsAt: { 'First Estate': -5, 'Second Estate': -5, 'Third Estate': 10 },
  },
  {
    id: 'sections',
    name: 'The Sections and Faubourgs',
    fromOrdinal: 0,
    untilOrdinal: ordinalOf(1795, 5, 24),
    aims: 'The working people of Paris want bread at a price, traitors punished and pikes in their own hands; they trust whoever shares their bench, and act all at once.',
    startsAt: { 'First Estate': -15, 'Second Estate': -30, 'Third Estate': 15 },
  },
  {
    id: 'church',
    name: 'The Church of Rome',
    fromOrdinal: 0,
    untilOrdinal: lastDay,
    aims: 'Bishops, curés and the faithful want their altars, and a clergy that obeys the Pope; after 1790 the oath divides them, and they act by sermons, hidden masses and patience.',
    startsAt: { 'First Estate': 40, 'Second Estate': 10, 'Third Estate': 0 },
  },
  {
    id: 'army',
    name: 'The Army',
    fromOrdinal: 0,
    untilOrdinal: lastDay,
    aims: 'Soldiers want pay, boots and officers who lead from the front; they obey the King, then the nation, then whoever wins.',
    startsAt: { 'First Estate': 0, 'Second Estate': 20, 'Third Estate': 5 },
  },
  {
    id: 'notables',
    name: 'The Notables',
    fromOrdinal: ordinalOf(1789, 11, 2),
    untilOrdinal: lastDay,
    aims: 'Bankers, contractors and buyers of Church land want to keep what they bought; they fear the mob and the émigrés alike, and will pay any government that fears them too.',
    startsAt: { 'First Estate': -5, 'Second Estate': 0, 'Third Estate': 15 },
  },
  {
    id: 'bonapartists',
    name: 'Bonaparte’s Men',
    fromOrdinal: ordinalOf(1796, 5, 10),
    untilOrdinal: lastDay,
    aims: 'Generals, prefects and a large family want glory, order and places, and have them from one man; they trust results, and watch everybody through Fouché.',
    startsAt: { 'First Estate': 0, 'Second Estate': 0, 'Third Estate': 5 },
  },
];
