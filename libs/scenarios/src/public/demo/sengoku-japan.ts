/** Kiyosu in Owari, from the day of Honnō-ji to two days before Yamazaki. Days are those of the sixth month of Tenshō 10. */
import type { LocalDemo } from '../local-demo.js';

export const sengokuJapanDemo: LocalDemo = {
  gameType: 'sengoku_japan',
  characterName: 'Oda Takamune',
  characterTitle: 'Daimyo of Owari',
  historicalContext:
    'For a dozen years Oda Nobunaga has been beating the provinces into one realm. His generals are far off: Hideyoshi before Takamatsu, Shibata in the north, Tokugawa sightseeing at Sakai with hardly a guard.',
  opening:
    'Rain, and under it the frogs, and under the frogs the moat of Kiyosu filling without a sound. It is 2 June 1582, as the court counts days, the second of the sixth month. You have the lamp lit early and the granary accounts before you. It is a good year for rice. You will remember, afterwards, that you were thinking about rice.\n\nYou are Oda Takamune, who hold Owari for the head of your house; it is the province he came from and the one he trusts. The runner they bring you has killed two horses since daybreak, and he kneels as if somebody had cut a string. Honnō-ji has burned, he says. Akechi, in the night, with thirteen thousand. Lord Nobunaga; and the young lord after him. He has nothing to add to it. The brush is still in your hand. Your captains have come in behind him by ones and twos, wet to the shoulder, without being called, and they do not look at the messenger any longer. They are looking at you.',
  dates: ['2 June 1582', '5 June 1582', '8 June 1582', '11 June 1582'],
  outcomes: [
    {
      narrative:
        'By the hour of the Dog it is known as far as the Kiso crossing. You sent no word beyond the ferry; the ferrymen have seen to the rest. All evening there are hoofbeats on the causeway, as one retainer after another comes in muddy to the thigh to kneel in the lamplight and say that he was already on the road. Some of them were. You feed every one: they have brought their sons, the sons have brought spearmen, and rice goes out of the storehouse faster than the clerks can wet their brushes. In the villages they count the torches going by and begin, without a word from anyone, to bury their seed grain. They remember how such summers go.',
      change: { authority: 6, unrest: 4, resources: -6 },
    },
    {
      narrative:
        'You had braced yourself for thunder, and what comes is rain, the straight soft rain of the season, and men in straw coats bending over the paddies as though no lord had ever died. The headmen of six villages are waiting at the gate. They have talked the matter over. If there is to be no burning of the crop this year, they will pay the autumn tax now, in old rice and silver, and they have brought it with them. Your clerks count until dusk. Only the young samurai along the wall say nothing, and say it loudly. They had always thought that when the world broke they would be standing nearer to it.',
      change: { authority: -4, unrest: -8, resources: 8 },
    },
    {
      narrative:
        'The first to take your measure by it is an old man. The chief priest of Atsuta has served that shrine under four lords and outlived them all in good temper. He comes in person, on foot, with two drums behind him, and asks leave to read a prayer for your house before the troops. They hear it bareheaded, in rows, to the back of the field. There is no more grumbling after that about who leads. When it is over he mentions the roof. Last autumn’s storm, it seems, had opinions about the cypress bark. You promise him a thousand sheets of it, and timber, and a year’s oil, and hear the steward at your shoulder breathe in very slowly.',
      change: { authority: 10, unrest: -4, resources: -8 },
    },
    {
      narrative:
        'That night there is a glow to the north-west, over Mino, low and steady, that is neither dawn nor the moon. The watch counts three fires, then five. It has nothing to do with what you did, your captains tell each other. It has everything to do with it, says the crowd at the bridge, and by first light the crowd is two thousand, with kettles and grandmothers. They have come because they believe that where you are there must be a plan. You let them in. Spearmen give up their mats. Somewhere in the lower bailey a child has found the great drum, and nobody has the heart to stop her, so that all morning the castle goes about its business in time.',
      change: { authority: 4, unrest: 10, resources: -4 },
    },
    {
      narrative:
        'It comes back to you altered, as a coin comes back from a fair. In Ise they say that you have declared for Akechi; in Mikawa, that you have declared against everyone; at Gifu someone has dreamed that you are dead and is giving away your office. Two allies write to ask which it is. They write carefully and keep copies. Among your own people there is a tightness, a falling silent as you cross the yard, and one morning a bannerman of the third rank is simply not there, nor are his forty spears. He has left his stipend rice behind in the store, to the last bale, with a poem about wild geese. It is not a bad poem.',
      change: { authority: -8, unrest: 6, resources: 4 },
    },
    {
      narrative:
        'It is settled in the end over tea. The elders of the house have ridden in to ask you what you meant, and you bring them one by one through the low door, without their swords, into a room where there is a kettle, a scroll and the sound of rain. Nobody raises his voice across four and a half mats. By the time the third bowl has gone round, what you did is no longer a question; it is a thing the house has done, and they begin to improve upon it. Next morning the market opens at the usual bell. The fish-sellers cry their mackerel, and a town that had been holding its breath lets it go. The bowl, which the eldest had admired twice, you have sent after him.',
      change: { authority: 8, unrest: -8, resources: -2 },
    },
    {
      narrative:
        'Trouble has a smell, and merchants live downwind of it. Before your own messengers are back there is a boat at Tsushima with the mark of a Sakai house on its sail, and a man in very plain, very good silk, who regrets the times. He has two hundred matchlocks with him, made for a customer whose circumstances have changed. He does not say that it was at Azuchi. He would take a note of hand and the salt dues for a year, or perhaps for two. Your gunners stroke the barrels like foals. You seal the note. Only afterwards, watching his lantern go downstream, do you reflect how little he asked about the war, and how much about the harvest.',
      change: { authority: -4, unrest: 2, resources: 10 },
    },
    {
      narrative:
        'Toward dawn the guard brings in a charcoal seller who is not one. Under the soot are good teeth and a Mikawa voice: he has come over the Iga mountains with his lord, by goat paths, buying every headman, and he tells it laughing, because he is alive. Tokugawa has heard of your doing. He sends no opinion of it, only a bag of gold dust for the widows and a question, whether Owari will know its friends. You give the man rice and a dry coat. The captains, who have slept in their armour, look for the first time a little rested. It is not an alliance. It is another lamp, lit on the far side of a river, by someone who can see yours.',
      change: { authority: 3, unrest: -6, resources: 4 },
    },
  ],
};
