import type { PresetQuestion } from '../../scenario.js';

export const questions: readonly PresetQuestion[] = [
  {
    question: 'Why was crossing the Rubicon forbidden?',
    answer:
      'The Rubicon was the border between Cisalpine Gaul, which was Caesar’s province, and Italy, which was nobody’s. A governor’s right to command, his imperium, held in his own province only; to lead troops out of it without the Senate’s leave was treason. The rule kept armies away from the city. The river itself was so small that nobody today is quite sure which one it was.',
  },
  {
    question: 'What was the First Triumvirate?',
    answer:
      'A private bargain, made in 60 BC, between Pompey, who had glory, Crassus, who had money, and Caesar, who had nerve. Nobody elected it and no law named it: the three simply agreed that nothing should be done that displeased one of them. It was renewed at Luca in 56 BC. Julia, Caesar’s daughter and Pompey’s wife, died in 54, and Crassus fell at Carrhae in 53; after that there were two men and one Rome.',
  },
  {
    question: 'How large was a Roman legion?',
    answer:
      'On paper, ten cohorts of six centuries, or some 4,800 foot. In the field it was seldom so many: Caesar’s veteran legions had been worn down in Gaul to about 3,500 men, and at Pharsalus to fewer than 3,000. Each had its eagle, which it was shameful beyond words to lose. Cavalry and light troops came from allies.',
  },
  {
    question: 'What could a tribune of the plebs do?',
    answer:
      'Ten tribunes were elected each year, from plebeian families only. A tribune could forbid almost any public act with one word, veto, could summon the people and the Senate, and propose laws. His person was sacrosanct: to lay hands on him was a crime against the gods. So when the tribunes Antony and Cassius Longinus had to flee Rome in January 49 BC, Caesar could say that he marched to defend the rights of the people.',
  },
  {
    question: 'How did a Roman become consul?',
    answer:
      'By climbing: quaestor at thirty, then as a rule aedile or tribune, praetor at thirty-nine, consul at forty-two. Two consuls were elected each summer by the people in its centuries, which were so arranged that the rich voted first and counted most. Candidates went about in a whitened toga, shook hands, gave games and borrowed to pay for them. A year of office was followed by a province, in which the debts were recovered.',
  },
  {
    question: 'What was life like in the Subura?',
    answer:
      'The Subura was the crowded valley north-east of the Forum: tenements of five and six storeys, workshops, cookshops, brothels, and noise all night because carts were kept out by day, as a law of Caesar’s later had it. Fires and collapses were so common that Crassus had grown rich buying burning houses. Free corn was given out to hundreds of thousands of citizens. Caesar himself had grown up there, in a modest house.',
  },
];
