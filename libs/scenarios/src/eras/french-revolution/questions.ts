import type { PresetQuestion } from '../../scenario.js';

export const questions: readonly PresetQuestion[] = [
  {
    question: 'Why did the crowd attack the Bastille?',
    answer:
      'For gunpowder. That morning some thirty thousand muskets had been taken from the Invalides, but the powder had been moved to the Bastille, an old fortress and state prison in the east of Paris. Troops stood round the city, Necker had been dismissed three days before, and people feared an attack on Paris and on the Assembly. Only seven prisoners were inside. When the guns of the fortress fired and men of the French Guards brought up cannon of their own, the governor lowered the bridge.',
  },
  {
    question: 'What were the three estates?',
    answer:
      'French law divided the King’s subjects into the clergy, the nobility and everyone else. The first two, together some two people in a hundred, paid little direct tax and held most high offices. In the Estates-General each order had voted as one, so that the two could always outvote the third. On 17 June 1789 the deputies of the Third Estate ended that by declaring themselves the National Assembly.',
  },
  {
    question: 'Why was bread so expensive in 1789?',
    answer:
      'A hailstorm on 13 July 1788 ruined the standing corn around Paris, and the winter after it was the hardest in memory: rivers froze and mills stood still. By July 1789 the four-pound loaf cost fourteen and a half sous, when a labourer earned twenty to thirty a day and bread was what he lived on. Prices stood at their highest for a generation in the very week in which the Bastille fell. Many believed that speculators and the court were starving the people on purpose.',
  },
  {
    question: 'What was the Tennis Court Oath?',
    answer:
      'On 20 June 1789 the deputies of the Third Estate found their hall at Versailles locked and guarded. They went to an indoor tennis court nearby, and there, led by their president Bailly, all but one swore not to part until the kingdom had a constitution. It was the moment at which they put their own mandate above the King’s command. The one who refused was Martin-Dauch of Castelnaudary.',
  },
  {
    question: 'Who were the Jacobins?',
    answer:
      'A political club, the Society of the Friends of the Constitution, which met in the former convent of the Jacobin friars in the rue Saint-Honoré. It grew out of the meetings of Breton deputies at Versailles in 1789, and hundreds of clubs in the provinces corresponded with it. At first it held moderate men too; after 1791 it moved to the left, and in 1793 and 1794 it was the pulpit of Robespierre. It was closed in November 1794.',
  },
  {
    question: 'What did the Declaration of the Rights of Man promise?',
    answer:
      'Adopted on 26 August 1789, it says that men are born and remain free and equal in rights, and names these: liberty, property, safety and resistance to oppression. Sovereignty lies in the nation, law expresses the general will, and nobody may be accused, troubled for opinions or taxed but by law. It said nothing of women, which Olympe de Gouges answered in 1791, nor of the enslaved people of the colonies, whom the Convention freed in 1794.',
  },
];
