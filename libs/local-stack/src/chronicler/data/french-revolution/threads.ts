import type { Thread } from '../era-voice.js';

export const threads: readonly Thread[] = [
  {
    who: ['the boy Nicolas', 'the boy Bastien', 'the boy Anselme'],
    about: 'He brought you half of a queen of spades, and ran off.',
    end: 'He gave up the secret of the queen of spades for a loaf of bread.',
    beats: [
      'A boy of ten brings you half of a playing card, the queen of spades, and runs off; the porter knows him, it is {who}.',
      'The other half of the queen of spades lies on your table when you come home; the door was locked, and still is, and {who} is nowhere to be found.',
      'You find where the queen of spades belongs: in a notary’s strongbox, between a will and a list of names, and the third of them is yours; it was {who} who saw it opened.',
      'The notary is gone, and his strongbox with him; but {who} is back, and this time he asks for bread, and tells you everything.',
    ],
  },
  {
    who: ['Toinon', 'Manette', 'Rosalie'],
    about: 'She is a seamstress with a brother at the front; you write her letters.',
    end: 'She warned you by the back stairs of what was said in committee.',
    beats: [
      'A seamstress called {who} asks you to write to her brother at the front; she pays with a ribbon, and you dare not refuse it.',
      'An answer has come for {who} from the front, in a hand that is not her brother’s; she wants you to read it to her slowly.',
      'You see {who} among the women who knit in the gallery, and from there she nods to you, once, before a certain vote.',
      'It is {who} who comes by the back stairs to say that your name was spoken in committee, and who spoke it; she will take no ribbon for that.',
    ],
  },
  {
    who: ['Gaudin', 'Perrot', 'Lebrun the printer'],
    about: 'He prints what you write, unsigned, on paper of which he will not speak.',
    end: 'He prints by night in a cellar, and owes you an apology in his best type.',
    beats: [
      'A printer, {who}, offers to put out whatever you write, unsigned, if you ask him no questions about his paper.',
      'The press of {who} is sealed with red wax this morning; he sits before it on a bale, quite calm, cutting cheese.',
      'You learn where {who} had his paper from: the mill works for {enemy}, and he has known it from the first day.',
      '{who} prints again, by night, in a cellar; the first sheet off the press is an apology to you, set in his best type.',
    ],
  },
  {
    who: ['Citizen Aubry', 'Citizen Moreau', 'Citizen Tardieu'],
    about: 'He lodges under your roof, pays in advance and has no luggage.',
    end: 'He was sent to watch you, and has chosen to watch over you.',
    beats: [
      'Your landlady has let the room above yours to a quiet man, {who}, who pays in advance and has no luggage.',
      'At two in the morning you hear {who} walk overhead, eleven steps and a turn, as one does who has learnt to walk in a small place.',
      'There is a hole in your ceiling the width of a quill; when you meet {who} on the stairs he asks you, without a blush, for a lamp that smokes less.',
      '{who} knocks, for the first time, and lays a notebook on your table: all that you have said since autumn, and on the last page a line to his masters, which says that there is nothing to report.',
    ],
  },
  {
    who: ['Sister Agathe', 'Sister Ursule', 'Sister Marthe'],
    about: 'She was turned out of her convent, and keeps something for you under her scales.',
    end: 'She walked to the barrier with your papers in her bread.',
    beats: [
      'A nun without a convent, {who}, has opened a little shop for herbs and lint, and asks you to be her first customer, for luck.',
      'What you bring her to keep, {who} puts under the scales; nobody, she says, has ever looked under the scales of a nun.',
      'They have searched the shop of {who} from roof to drain, and bought three sous’ worth of camomile out of shame.',
      'The city is shut, and it is {who} who walks out to the barrier with your papers baked into four pounds of bread, and is back for vespers.',
    ],
  },
  {
    who: ['Captain Delmas', 'Captain Roussel', 'Captain Vidal'],
    about: 'He lost at cards to you, and paid with a favour to be named.',
    end: 'His favour has been asked and granted; you are quits.',
    beats: [
      'You win more than is decent at cards from an officer of the line, {who}; he has no coin on him, and writes you a note: one favour, to be named.',
      'The regiment of {who} is ordered up, then ordered back; he salutes your window, since one must salute something.',
      'They have asked {who} to fire on {group}, and he has asked to have it in writing; you hear that he is looking for you.',
      'You name your favour; {who} reads it, turns quite pale, tears up the note, and has the gate left open from one to three.',
    ],
  },
  {
    who: ['old Marais', 'old Fabre', 'old Guillot'],
    about: 'He keeps the ledgers of a bank, and has begun to confide in you.',
    end: 'He left you the page that a whole ministry is looking for.',
    beats: [
      'A book-keeper with sleeve-guards, {who}, stops you under an arcade: he has added a column four times, he says, and it always comes out as treason.',
      'You are shown the column: {who} has covered the names with his thumb, and the thumb trembles.',
      '{who} has been pensioned off with great politeness, and two gentlemen have helped him to carry his books downstairs.',
      'A parcel comes from the heirs of a locksmith: inside is a ledger with one leaf cut out, and the leaf, and a greeting from {who}, who is fishing, he writes, in a place without a name.',
    ],
  },
];
