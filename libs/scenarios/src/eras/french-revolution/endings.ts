import type { Endings } from '../../scenario.js';

export const endings: Endings = {
  death: {
    influence:
      'The news of it crossed Paris faster than any courier, and in three ministries a clerk was told to bring certain papers and a candle. “{name}? Dead?” It was {date}, and the chapter that people afterwards called “{phase}” had lost one of those who were writing it. Doors that you had held open swung shut one after another; men who owed you their places discovered that they had hardly known you. Within the week your seat was filled. Within the year someone who had hated you was using your arguments, nearly word for word, and was listened to.',
    reputation:
      'Nobody had told them to come. They stood in the rain with their hats off, porters and laundresses and two or three gentlemen who looked straight before them, and let the cart go by. You, {name}, died on {date}, in the days that are now called “{phase}”, and left the kind of name that is a danger to those who inherit the furniture. For some years it was not spoken aloud. It was given to children instead; one met it in villages, called across a yard at dusk by mothers who could not have said exactly what you did, only that it had been done for them.',
    resources:
      'The seals were put upon the doors before the body was cold. You, {name}, died on {date}, in the chapter headed “{phase}”, and for two days there was nothing to be heard in the house but a scratching of pens. They wrote down the clocks and the linen, the wine, the notes of hand, the strongbox that took a locksmith all one afternoon. It came to a great deal. Cousins arrived from places that you had never named. The nation took its part, the lawyers theirs, and in the end a dealer bought the bed and wondered, turning it over, who had slept so badly in it.',
  },
  triumph: {
    influence:
      'It is done, and it took only a nod. On {date}, in the midst of what the histories call “{phase}”, there was no longer anybody in France who could decide a thing of weight without asking first what {name} would say. The crowd shouted other names; you had never cared for shouting. You walked home by the river, past the bread queues and the bookstalls, and the sentries presented arms. They will argue for two hundred years whether the Revolution made you or you it. The ones who were in the room that evening never argued. They had seen who was handed the pen.',
    reputation:
      'They unharnessed the horses and drew the carriage themselves. It was {date}; the windows were hung with carpets as for a procession, and from the barrier to the Hôtel de Ville one heard nothing but the name of {name}. The pamphlets had a heading for these times, “{phase}”, and a new hero for every week of them; here at last was one of whom nobody could tell a shabby story. You tried to speak and could not. An old woman put a piece of bread into your hand, real bread, white, as though you might be hungry; and you thought that whatever came now, this was what it had been for.',
    resources:
      'The last signature was dry by noon. You laid down the pen, on {date}, beside the signature of {name}, and owned what no minister had been able to find in the whole chapter of “{phase}”: enough. Enough grain in the barges, enough coin in the cellars, enough paper with other men’s promises on it. The State itself had borrowed from you, at a rate that your banker thought sentimental. That evening the bakers’ windows were lit along the whole street, and there was no queue. You stood at the corner with your collar up, unrecognised, and watched people simply go in, and come out with a loaf.',
  },
  last_day: {
    influence:
      'The year is over, and with it something larger. On {date} you burned letters until the chimney had to be seen to, kept back eleven of those that begin with the name of {name}, and locked them away. You had come through it all, from the first shot at the Bastille to the last page of “{phase}”, in rooms where others gave the orders and you chose the words. There will be memoirs now; every coward in Europe is writing his. Yours would be believed, and so you will not write it. When the bells began you poured two glasses, out of habit, for one of those with whom you used to sit up late, and drank both.',
    reputation:
      'On {date} the snow lay on the roofs of Paris, and the young people at the next table wanted to know what it had really been like. They knew the name of {name}; they had it from their fathers, who lowered their voices. So you told them: the heat of that July, and the price of a loaf; who had been brave, and who had only been loud. You told it up to “{phase}”, as they call it now, and left out yourself. They listened as one listens to rain. When you rose to go they all stood up, without a word, and somebody ran to hold the door.',
    resources:
      'The accounts were closed on {date}, as every year, in the same small hand. You had begun them in the week of the Bastille, with {name} on the first leaf and nine livres and some sous of other people’s money; now it was francs, and one turned over a good many leaves before coming to an end. Assignats, lands, louis sewn into a hem, three bankruptcies not one’s own: it was all there, from the first page to the one headed “{phase}”, the whole Revolution in two columns. You blotted the total. Then, since it would not come into either column, you sat on a while and thought of the people who were missing.',
  },
};
