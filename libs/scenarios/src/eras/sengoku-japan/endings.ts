import type { Endings } from '../../scenario.js';

export const endings: Endings = {
  death: {
    influence:
      'The riders who carried the news met other riders, who carried letters to you. {name} died on the {date}, in the time that is told as “{phase}”; and for some days, in five or six castles, clever men went on waiting for an answer, and did nothing, since it was not known what you would think. Then they knew. Alliances that had been tied by your hand came loose at the first pull. A page who had ground your ink was asked what you had meant to do next. He bowed, and said that he had never been told; and, being questioned a second time, he laughed, and asked for a knife.',
    reputation:
      'It was given out as an illness. Nobody believed that, and it was kind. {name} died on the {date}, in the chapter “{phase}”, and the enemy’s herald, who came at noon to view the head, got down from his horse and stayed upon his knees longer than the form required. There was a poem: one sheet, in your hand, the ink hardly dry. It speaks of the moon in the wet fields and says nothing else at all. Farmers thereabouts still leave water on the stone in summer. They do not have the name quite right; they will tell you that it was somebody who kept a promise.',
    resources:
      'The granaries were sealed with paper, and the paper bore three different crests before evening. {name} was dead. On the {date}, in the days of “{phase}”, as the chroniclers have it, eleven clerks sat down to count what you had put by, and they counted until the lamps were brought: rice of four harvests, silver in bars, guns that had never been fired. They found the tea caddy in its seven bags. It went to a great lord, who did not care for tea. Only the old storekeeper seemed to grieve. He had thought all his life that it was for something, and had hoped to be told.',
  },
  triumph: {
    influence:
      'They sat in two rows, according to their rank, and there was a space left at the top. It was the {date}. Nobody had said that the place was for {name}; but no one had sat down in it. In the chapter that is called “{phase}” there are lords with more spears than you, and older names, and larger rivers round their walls. They all wanted to be feared. You took the trouble to be needed. You walked the whole length of the mats, hearing nothing but your own sleeves; you sat, and laid your fan before you. And sixty provinces put their foreheads to the floor.',
    reputation:
      'Children were lifted up to see. On the {date} {name} came along the great road with no guards before and none behind; the gates of three castles stood open, and in each of them somebody who had sworn to have your head was waiting bareheaded in the dust. So many oaths had been sold in what the singers call “{phase}” that people had come to hear them as one hears frogs. Yours had been kept, each one, to your cost. It turned out that this could be remembered. They say the old lord wept outright. “I could never afford it,” he told his sons. “Look well: that is what it looks like.”',
    resources:
      'The last boat was unloaded by torchlight. {name} stood on the jetty on the {date}, while a boy called out the tally; and when he came to the end he called it again, for he thought he had made a mistake. In the songs of “{phase}” others win battles. You had won rain and harvests, the ford, the salt, the road: and now no army from one sea to the other could march three days without your leave. You gave the boy the smallest of the bars. Then you had the store at the gate opened, to whoever might come, and that year, for the first time in a hundred years, no village ate bark.',
  },
  last_day: {
    influence:
      'On the {date} the house was swept from the inner rooms outwards, as is done at the end of a year, and they found behind a chest one of your old letters. {name} held it near the lamp. It was from the summer of Honnō-ji, and urged someone in the strongest terms to do what he had afterwards not done. How you had believed in it! You had outlived him, and the one who bribed him, and the one who profited; you had come through to “{phase}”, as the scroll calls it, always one seat from the place where the fan was laid down. The paper was good. You turned it over, and practised your hand.',
    reputation:
      'The temple bell is struck a hundred and eight times on the last night, once for each of the passions. {name} counted along, on the {date}, from a veranda above the snow. You had known them all in the flesh: pride had burned in a tower, and anger rotted under the walls of some town in Korea; greed got a province. People passing on the road stopped when they saw who was sitting there, and bowed, and went on more quietly. You had not always won. But from the fire at Honnō-ji down to “{phase}”, the last chapter, nobody had ever had to ask twice where you stood.',
    resources:
      'All debts must be settled by the last day of the year. On the {date} they came to {name} from morning on, lords’ stewards and boatmen, with strings of cash and with excuses, and you received them all in the same old jacket. It had been through Honnō-ji with you, that jacket, and there had been gold in its seams. Since then the measures had been changed, and the coins, and the masters; and now, in what they call “{phase}”, one could even leave a cart by the road. At midnight you closed the book. There was one line left open, from long ago. You drew the brush through it, and wrote: a gift.',
  },
};
