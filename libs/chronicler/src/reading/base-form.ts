/** From a verb as it stands in a sentence to its base form: "shot" → "shoot", "stabbed" → "stab". */
import { classOfVerb } from './verbs.js';
import { isVerb } from './wordnet.js';

const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'was be,were be,is be,am be,are be,been be,had have,has have,did do,done do,does do,went go,gone go,said say,told tell,took take,taken take,gave give,given give,' +
    'got get,came come,saw see,seen see,made make,knew know,known know,thought think,found find,left leave,felt feel,brought bring,began begin,begun begin,' +
    'kept keep,held hold,wrote write,written write,stood stand,heard hear,let let,meant mean,set set,met meet,ran run,paid pay,sat sit,spoke speak,spoken speak,' +
    'led lead,read read,grew grow,lost lose,fell fall,fallen fall,sent send,built build,drew draw,drawn draw,broke break,broken break,spent spend,cut cut,rose rise,risen rise,' +
    'drove drive,driven drive,bought buy,wore wear,worn wear,chose choose,chosen choose,ate eat,eaten eat,drank drink,drunk drink,sang sing,sung sing,swore swear,sworn swear,' +
    'stole steal,stolen steal,shot shoot,hid hide,hidden hide,struck strike,stricken strike,threw throw,thrown throw,hung hang,hanged hang,fought fight,caught catch,taught teach,' +
    'sold sell,slept sleep,slew slay,slain slay,bit bite,bitten bite,burnt burn,dug dig,fed feed,fled flee,forgave forgive,forgiven forgive,forbade forbid,froze freeze,knelt kneel,' +
    'lain lie,laid lay,lent lend,lit light,rode ride,ridden ride,rang ring,rung ring,sought seek,shook shake,shaken shake,shut shut,slid slide,slit slit,spat spit,spread spread,' +
    'stuck stick,swam swim,swum swim,tore tear,torn tear,understood understand,wept weep,won win,withdrew withdraw,withdrawn withdraw,beat beat,beaten beat,bound bind,bent bend,' +
    'betrayed betray,crept creep,dealt deal,drunken drink,flung fling,forgot forget,forgotten forget,hurt hurt,leapt leap,overthrown overthrow,put put,sank sink,sunk sink,shone shine,' +
    'sprang spring,sprung spring,swept sweep,swung swing,thrust thrust,trod tread,woke wake,woken wake,bade bid,bid bid,borne bear,bore bear,became become,cast cast,cost cost,hit hit,tied tie,untied untie,died die,lied lie,tying tie,untying untie,dying die,lying lie,' +
    'repaid repay,rebuilt rebuild,undid undo,undone undo,overcame overcome,undertook undertake,undertaken undertake,withheld withhold,withstood withstand,upheld uphold,foresaw foresee,foreseen foresee,' +
    'arose arise,arisen arise,awoke awake,awoken awake,blew blow,blown blow,clung cling,flew fly,flown fly,ground grind,mistook mistake,mistaken mistake,outran outrun,overheard overhear,overtook overtake,' +
    'overtaken overtake,partook partake,shorn shear,shown show,shrank shrink,shrunk shrink,sown sow,sped speed,spun spin,strode stride,strove strive,strung string,stung sting,wove weave,woven weave,wrung wring'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "went", "brought" and their like. */
export const irregularForms: readonly string[] = Object.keys(irregular);

export function baseForm(bare: string): string {
  const own = Object.hasOwn(irregular, bare) ? irregular[bare] : undefined;
  if (own) return own;
  if (classOfVerb(bare)) return bare;
  const stems = candidates(bare);
  return stems.find((stem) => classOfVerb(stem)) ?? stems.find((stem) => isVerb(stem)) ?? bare;
}

export function isPastForm(bare: string): boolean {
  if (Object.hasOwn(irregular, bare))
    return irregular[bare] !== bare || /^(cut|put|hit|shut|set|slit|spread|hurt|let)$/.test(bare);
  return /ed$/.test(bare) && baseForm(bare) !== bare;
}

function candidates(bare: string): string[] {
  const ending = /(ied|ies|ed|ing|es|s)$/.exec(bare)?.[1];
  if (!ending || bare.length - ending.length < 2) return [];
  const stem = bare.slice(0, -ending.length);
  const undoubled = /(.)\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  if (ending === 'ied' || ending === 'ies') return [`${stem}y`];
  return [...undoubled, `${stem}e`, stem];
}
