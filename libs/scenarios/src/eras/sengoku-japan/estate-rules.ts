import type { EstateRules } from '../../scenario.js';

export const estateRules: Readonly<Record<string, EstateRules>> = {
  daimyo: {
    may: 'hold castles, levy rice and men, judge and grant land; treat with other lords, give and take hostages, arrange marriages; petition the court for titles; bow to a greater lord and be confirmed',
    mayNot:
      'be shogun without the court, or regent without a Fujiwara name; after 1585 make war on another lord without Hideyoshi’s leave; after 1595 marry children to other lords without leave; refuse the hostages, the survey or the levy for Korea and keep the province',
  },
  samurai: {
    may: 'carry two swords, ride, and speak for a lord; hold land or a stipend; command ashigaru, administer villages, carry letters; take heads in war and be rewarded for them; leave a lord and be masterless',
    mayNot:
      'summon other lords or treat with them in one’s own name; disobey an order to die; after 1591 become farmer or merchant, or leave a lord without leave and be taken in by another; expect mercy for the family after treason',
  },
  peasant: {
    may: 'till, trade, make, carry and overhear; travel as pilgrim, pedlar or monk; band together in a league; be hired as a foot soldier or a spy, and rise by it before 1588, as Hideyoshi rose; petition a magistrate; hide rice',
    mayNot:
      'bear a surname in public, ride before a lord or speak to one unasked; keep sword, spear or gun after the hunt of 1588; leave the land or turn warrior after 1591; refuse the survey or the carrying service; strike a samurai and live',
  },
};
