import type { EstateRules } from '../../scenario.js';

export const estateRules: Readonly<Record<string, EstateRules>> = {
  'First Estate': {
    may: 'say mass, preach and hear confession; sit among the clergy’s deputies; hold a benefice and, until November 1789, live from tithes and lands; enter palace and cottage alike; from 1791 swear the civil oath, and as a constitutional priest be elected to a cure or a see',
    mayNot:
      'marry or bear arms without breaking with the Church; keep the vows of a closed convent after February 1790; after refusing the oath, keep a parish or, from August 1792, stay in France without hiding; wear a cassock in the Year II and be safe',
  },
  'Second Estate': {
    may: 'wear a sword and be received at court; command regiments; own land with its dues until the night of 4 August 1789; sit in the Assembly; emigrate, or serve the nation as a citizen without a title',
    mayNot:
      'use titles, arms or liveries from June 1790 to 1808; be tried by one’s own kind; leave and come back between 1792 and the amnesty of 1802 without risking death; count on anyone’s trust in Paris after August 1792; trade by retail without losing face before 1789',
  },
  'Third Estate': {
    may: 'practise a trade, plead, print, lend and buy the nation’s lands; join clubs and a section; serve in the National Guard and rise in the army by merit; be elected to the Assemblies and the Convention; petition',
    mayNot:
      'be an officer of the old army without proving nobility before 1789; approach the King without someone who has the right; vote between 1789 and 1792 without paying three days’ wages in tax; strike or combine after the law of June 1791; as a woman, vote, sit or, from October 1793, meet in clubs',
  },
};
