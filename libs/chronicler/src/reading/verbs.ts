/**
 * What kind of act a verb is, by its base form; with a particle where that makes another verb of it ("give up"). Verbs that stand nowhere here are
 * looked up in WordNet: by a verb above them that does.
 */
import type { ActClass } from '../eras/bank.js';

const lists: Readonly<Record<Exclude<ActClass, 'other'>, string>> = {
  speak:
    'address,announce,proclaim,declare,orate,harangue,shout,cry,cry out,call out,speak,speak up,speak out,preach,exclaim,roar,yell,scream,lecture,climb onto,take the floor,rally,rouse,incite,stir up,cheer,toast,chant,recite,perorate,hail,rehearse,make a speech,give a speech',
  tell: 'tell,say,inform,report,explain,remind,mention,whisper,murmur,mutter,answer,reply,respond,describe,show,reveal,warn,relate,talk,chat,converse,discuss,confide,admonish,point,point out,point to,share the news,disclose,narrate,state,remark,note,comment,add,add that,argue,insist,claim,advise,counsel,suggest,recommend,complain,protest,object,denounce,accuse,blame,scold,rebuke,reproach,correct,translate,interpret,introduce,instruct,brief,talk to,speak to,speak with,talk with,gossip,exchange,confer,meet,meet with,consult',
  lie: 'lie,lie to,deceive,pretend,feign,fake,bluff,trick,mislead,forge,spread,spread a rumour,start a rumour,slander,libel,fabricate,frame,impersonate,dupe,fool,con,cheat,make believe,act as if,claim falsely,invent,counterfeit,leak,plot,scheme,conspire,set a trap,sow',
  ask: 'ask,question,inquire,enquire,wonder,interrogate,query,quiz,interview,examine,cross-examine,press,sound out,ask about,ask after,find out,learn,want to know,demand to know,hear,hear out,listen to',
  persuade:
    'persuade,beg,urge,plead,implore,entreat,convince,appeal,appeal to,pray you,beseech,coax,exhort,encourage,win over,convert,recruit,enlist,petition,request,demand,ask for,insist on,press for,push for,mediate,reconcile,calm,calm down,soothe,pacify,dissuade,talk out of,talk into,enrol,enroll,make an ally,intercede,reason with,flirt,seduce,charm,tempt,lure',
  bargain:
    'bargain,negotiate,offer,propose,parley,treat with,ally,ally with,make peace,come to terms,haggle,deal,strike a deal,make a deal,compromise,settle,propose terms,offer terms,invite to terms,agree terms,join forces,ransom,trade words,form an alliance,seek an alliance,sue for peace',
  promise:
    'promise,swear,vow,pledge,give my word,guarantee,assure,take an oath,bind myself,engage,undertake,dedicate',
  threaten:
    'threaten,blackmail,intimidate,menace,challenge,dare,extort,warn off,bully,frighten,scare,terrify,coerce,defy,brandish,confront,provoke,stare down',
  insult:
    'insult,mock,spit,spit at,spit on,spit in,curse,jeer,taunt,ridicule,sneer,call names,laugh at,humiliate,shame,swear at,heckle,boo,abuse,deride,belittle,tease,make fun of,spit upon,damn,berate,revile,scorn,despise',
  joke: 'joke,jest,tell a joke,amuse,tease,entertain,crack a joke,make a joke,make jokes,make a jest,quip,tell a story,tell the one',
  praise:
    'praise,thank,greet,bow,bow to,salute,flatter,comfort,compliment,congratulate,honour,honor,welcome,bless you,console,reassure,admire,acclaim,applaud,hug hello,wave,wave to,introduce myself,pay my respects,say goodbye,bid farewell,take leave,commend,worship,hail,reward with words,forgive,befriend,make friends,toast to,raise a glass,shake hands,doff',
  confess:
    'confess,apologise,apologize,admit,repent,take back,take it back,ask forgiveness,beg forgiveness,own up,regret,retract,withdraw,undo,acknowledge,beg pardon,atone,make amends,unsay,recant,call off',
  refuse:
    'refuse,decline,reject,deny,say no,veto,turn down,will not,disobey,ignore,resist,boycott,abstain,renounce,disown,forbid,dismiss the offer,shun',
  accept:
    'accept,agree,say yes,consent,approve,concede,allow,permit,comply,obey,give in,assent,nod yes,acquiesce,go along,join,follow orders,sign,subscribe,put my name,take the oath,endorse,second',
  write:
    'write,draft,compose,pen,scribble,dictate,write to,write down,note down,publish,print,author,sign a letter,address a letter,copy,copy out,send a letter,send word,send a note,scrawl,jot,jot down,record,set down,seal,correspond',
  read: 'read,read out,read aloud,peruse,study the letter,open the letter,open a letter,unfold,decipher,break the seal,reread,proofread',
  order:
    'order,command,direct,charge,instruct,decree that,bid,have,let,make,see to it,set,assign,put to work,detail,station,mobilise,mobilize,deploy,lead,take command,give the order,give orders,give the word,break camp,muster,assemble,levy,conscript,raise,draw up,form up,organise,organize,arrange,prepare,requisition,call up,rule,govern,manage,supervise,tax,confiscate,seize property,ban,close down,shut down,exile,banish,evict,expel,delegate,coordinate',
  summon:
    'summon,send for,call for,call,invite,call in,call to me,fetch,bring,bring in,call together,convene,convoke,gather,beckon,find me,bring me,wave over,have brought,call up to me,collect people,host',
  send: 'send,throw out,turn out,kick out,drive out,drive away,chase away,chase off,usher out,show out,dispatch,despatch,send out,send away,send off,send back,send home,send ahead,forward,post,ship,escort,see off,dismiss,dismiss home,carry word,send word by,assign to follow,have followed,tail',
  vote: 'vote,move,propose a law,propose a motion,table,elect,appoint,nominate,decree,legislate,pass a law,enact,repeal,abolish,lay before,stand for,run for,campaign,plead a case,prosecute,defend in court,judge,sentence,condemn,acquit,promote,name,make him,knight,ennoble,adopt,crown,vote for,vote against,convict,lay a plan,present,submit a plan,propose to the assembly,reform,amend',
  strike:
    'strike,hit,slap,punch,kick,wound,beat,beat up,stab,cut,slash,throw,throw at,hurl,fling,shove,push,wrestle,grapple,bite,scratch,whip,flog,club,knock down,knock out,trip,pull,grab by,choke,tackle,fight,duel,attack him,headbutt,pelt,smack,swing at,lash out,torture,maim,blind,shake,fire at,shoot at,throw down,pour over,smash into',
  kill: 'kill,murder,slay,execute,behead,decapitate,shoot,shoot dead,hang,assassinate,poison,strangle,throttle,drown,cut down,cut his throat,slit,cut throat,put to death,stab to death,finish off,put to the sword,massacre,slaughter,dispatch him,guillotine,impale,crucify,smother,have killed,run through,burn alive,butcher,do away with,lynch,bleed out',
  attack:
    'attack,storm,charge,besiege,raid,ambush,assault,invade,conquer,capture the city,fall upon,fall on,advance on,march on,march against,lay siege,bombard,open fire,fire,blockade,take by storm,give battle,engage,rush,ravage,sack,harry,skirmish,overrun,overthrow,rebel,revolt,rise up,make war,declare war,wage war,outflank,pursue,chase,hunt down,cross into,seize,breach,break through,board',
  defend:
    'defend,guard,protect,fortify,hold,hold the line,stand my ground,shield,block,bar,barricade,garrison,drill,train my men,patrol,keep watch,stand watch,watch over,stand guard,stand between,parry,resist attack,entrench,man the walls,secure,cover,brace,reinforce,keep safe,save,rescue',
  arrest:
    'arrest,capture,imprison,seize him,bind,tie up,tie,lock up,detain,jail,chain,shackle,take prisoner,take hostage,take hostages,kidnap,abduct,apprehend,catch,disarm,hold captive,cage,put under guard,throw in prison,keep under guard,handcuff,trap,corner,grab,restrain',
  free: 'free,release,spare,pardon,let go,let out,set free,unchain,untie,unbind,liberate,let live,show mercy,deliver,manumit,emancipate,ransom free,let pass,let him go,let escape,absolve,exonerate,amnesty',
  flee: 'flee,run,run away,escape,retreat,run off,run for it,get away,withdraw from,slip away,bolt,take flight,fall back,break out,break free,abandon,evade,dodge,make off,elope,climb out,jump out,hurry away,sneak out,sneak away,steal away',
  hide: 'hide,conceal myself,disguise,disguise myself,sneak,creep,lurk,lie low,go into hiding,take cover,duck,crouch,dress up as,dress as,blend in,vanish,disappear,slip into,crawl,skulk,keep out of sight,sneak into,steal into',
  surrender:
    'surrender,give up,give myself up,submit,yield,capitulate,lay down arms,lay down my arms,turn myself in,lay down my sword,kneel and surrender,throw myself on,hand myself over,give in to,resign,abdicate,step down,bend the knee,swear fealty',
  steal:
    'steal,rob,plunder,loot,break in,break into,pickpocket,burgle,pilfer,snatch,filch,pinch,swipe,embezzle,smuggle,poach,pocket,help myself,steal from,purloin,ransack,take without asking,skim,lift',
  destroy:
    'destroy,burn,break,tear,tear up,smash,shatter,ruin,wreck,demolish,burn down,set fire,set fire to,set alight,torch,throw into the fire,rip,rip up,crush,cut off,cut down the tree,sink,raze,pull down,knock over,topple,sabotage,spoil,erase,trample,spill,flood,blow up,dismantle,cut,snap,hold in the flame,deface,melt,shred,drop into,throw away,throw into,uproot,chop,chop down',
  betray:
    'betray,desert,defect,change sides,switch sides,go over,go over to,turn on,turn against,turn coat,sell out,break my word,break my promise,break my oath,denounce to,inform on,double-cross,abandon my lord,backstab,mutiny,break faith,sell him,go back on,turn my coat,mutiny against',
  give: 'give,hand,hand over,share,share out,feed,donate,present with,gift,grant,lend out,distribute,return it,give away,give back,pass,offer him,bring out,hand out,leave to,bestow,pay back,repay,reward,toss,throw him,pour,pour out,serve,treat,treat to,invite to dinner,award,provide,supply,equip,dress him,lay on,deliver to,slip,slip him,press into,restore,yield up,deal out,dole out,surrender my',
  take: 'take,pick up,take out,draw,pull out,put on,take off,receive,accept it,get,collect,grab it,gather up,lift up,wear,pocket it,pluck,keep,hold,hold up,take up,don,unsheathe,take with,remove,pack,load,catch it,raise up,fetch it,take down,seize it,pull from,obtain,acquire,saddle,put into,put inside,put away,tuck,reach for,arm myself,claim it,carry off',
  trade:
    'buy,sell,pay,hire,borrow,lend,rent,purchase,invest,pay off,pay for,trade,barter,exchange for,spend,sell off,auction,order goods,repay a debt,settle a debt,loan,collect debts,call in,charge money,gamble money,bet,wager,deposit,employ,pawn,mortgage,export,import,stake,commission',
  bribe: 'bribe,buy off,grease,corrupt,pay to look away,buy silence,suborn,pay off quietly,line the pockets',
  bury: 'bury,dig,dig up,hide it,lock,lock away,stash,conceal,cache,lock in,lock up the,sew into,unearth,inter the chest,wall up,put under,hide away,stow,hide the',
  make: 'make,build,craft,repair,mend,cook,bake,plant,paint,draw,carve,sew,forge a,construct,design,brew,mix,invent a,fix,prepare a meal,set up,found,establish,erect,dig a,weave,sculpt,plough,sow seeds,harvest,sharpen,polish,clean,wash the,light a fire,create,start a,open a,bind a book,grind,hammer,tinker,water,work,farm,reap,assemble a',
  use: 'use,open,close,shut,unlock,light,light a,carry,put out,ring,ring the bells,sound,blow,turn,load,aim,row,mount,lower,hoist,push open,drop,raise the,set down,place,lay,lay down,put,put down,put down the,move the,throw open,pull the,strike a light,extinguish,switch,spread out,hang,nail,nail up,post up,hold out,fan,unroll,roll up,dip,fill,empty,tip,bring,tie the,fasten,wind',
  go: 'get on,get into,get in,go,travel,walk,ride,march,enter,leave,knock,follow,go to,go back,return,return to,come,arrive,visit,set off,set out,set sail,sail,cross,climb,climb down,climb up,approach,step,step out,step forward,head,head for,head to,depart,hurry,rush to,run to,drive,journey,move to,make for,go home,go in,go out,go up,go down,go on,swim,wade,wander,stroll,pass through,come back,accompany,go with,join the,descend,ascend,proceed,pace,gallop,trot,land,disembark,embark,get up,go outside,push in,push through,take the road,take the coach,walk away,get out,jump,leap,ride out,ride off,march on,stop at,stop by,slip out,go over,come to,walk up,turn back,withdraw to,retire to,relocate,explore,jump into,ride into,flow,dismount,fly,drop in,move in,bring my',
  rest: 'wash,rest,sleep,lie down,nap,doze,go to bed,go to sleep,fall asleep,sit,sit down,relax,recover,take a nap,retire,recuperate,catch my breath,lie back,stretch out,lean,dream,faint,take a break,bathe,wash myself,pause',
  wait: 'wait,bide,stay,linger,remain,wait for,do nothing,let time pass,pass the time,hold on,wait and see,wait until,bide my time,sit and wait,stand still,loiter,keep still,hesitate,delay,tarry,let them come,expect,stay put,await',
  eat: 'eat,drink,dine,feast,taste,sip,swallow,breakfast,lunch,have dinner,have supper,have a drink,smoke,gulp,chew,get drunk,drain,devour,snack,sup,have breakfast,eat with,bite into,drink to,take tea,drink tea,have tea',
  pray: 'pray,bless,sacrifice,worship,pray for,pray to,invoke,consecrate,anoint,baptise,baptize,confess to the priest,hear mass,say mass,make an offering,offer incense,light a candle,read the omens,take the auspices,call on the gods,chant a sutra,pour a libation,meditate,cross myself,ask the gods,fast,divine,commune,prophesy,summon the spirit,swear by the gods,give thanks,light incense,kneel and pray,exorcise',
  love: 'love,kiss,embrace,hug,court,marry,woo,caress,hold him close,make love,propose marriage,ask to marry,flirt with,fall in love,take her hand,take his hand,hold hands,stroke,cuddle,dance with her,sleep with,bed,betroth,engage myself,hold her,hold him,confess my love,wed,kiss goodbye',
  heal: 'heal,nurse,bandage,treat,cure,tend,wash him,wash her,dress the wound,stitch,revive,care for,look after,help,help up,aid,assist,give first aid,feed the sick,splint,lift him up,carry him,relieve,raise him,raise up,support,adopt a child,take in,shelter,clean the wound',
  mourn:
    'mourn,weep,cry for,grieve,bury him,bury her,bury the dead,hold a funeral,lament,close his eyes,burn his body,burn the body,keep vigil,weep for,lay to rest,bewail,sob,pay last respects,cremate,bury my',
  play: 'play,sing,dance,gamble,hunt,fish,game,whistle,play music,play cards,play dice,roll dice,throw dice,play a game,race,juggle,hum,drum,compete,perform,act,play the flute,hawk,play chess,celebrate,write a poem,compose a poem,pipe,frolic,go hawking,go hunting,go fishing,wrestle for sport,stage',
  study:
    'study,search,look,listen,spy,count,inspect,investigate,examine the,watch,observe,look for,search for,look at,look around,look in,look into,eavesdrop,scout,survey,explore the,think,think about,consider,ponder,reflect,remember,recall,reckon,calculate,plan,peer,spot,track,read the map,test,measure,check,compare,scan,watch for,keep an eye,find,seek,gaze,stare,overhear,research,see,trace,shadow,weigh,smell,sniff,touch,feel,probe,reconnoitre,tally,analyse,analyze,strategise,contemplate,imagine,guess,audit,keep watch on,notice',
  teach:
    'teach,train,coach,educate,tutor,drill him,show how,instruct in,demonstrate,school,mentor,initiate,rehearse the,apprentice',
  gesture:
    'lean,lean to,lean on,lean in,lean back,lean against,lean forward,stamp,nod,smile,laugh,grin,kneel,stand,stand up,frown,shrug,wink,sigh,gesture,shake my head,raise my hand,raise my hands,hold my tongue,keep silent,say nothing,stay silent,fall silent,rise,stare at,turn away,shiver,tremble,blush,clap,point at,yawn,scratch my,bare,cross my arms,clench,cough,gasp,bend,lean over,fall,collapse,shave,undress,strip,dress,stumble,glare,scowl,groan,bow my head,wake,wake up,breathe,close my eyes,open my eyes,stretch,squint,spin,pace up,hush,fold my,lift my,lower my,blink,snort,hang my head,prostrate,turn,remain silent,stay quiet',
};

const known = new Map<string, ActClass>();
for (const [actClass, list] of Object.entries(lists) as [ActClass, string][])
  for (const verb of list.split(',')) if (!known.has(verb)) known.set(verb, actClass);

/** Verbs that say several things: what they say by themselves, not as the first list that has them. */
const byThemselves: Readonly<Record<string, ActClass>> = {
  pour: 'give',
  pass: 'give',
  have: 'order',
  let: 'order',
  make: 'make',
  hold: 'take',
  set: 'use',
  move: 'go',
  help: 'heal',
  offer: 'bargain',
  present: 'give',
  present_with: 'give',
  table: 'vote',
  act: 'play',
  name: 'vote',
  fire: 'attack',
  charge: 'attack',
  cover: 'defend',
  block: 'defend',
  press: 'ask',
  hear: 'ask',
  meet: 'tell',
  note: 'write',
  record: 'write',
  copy: 'write',
  second: 'accept',
  treat: 'heal',
  raise: 'order',
  serve: 'give',
  save: 'defend',
  turn: 'gesture',
  ring: 'use',
  sound: 'use',
  lay: 'use',
  leave: 'go',
  stop: 'wait',
  cry: 'gesture',
  become: 'other',
  choose: 'take',
  pick: 'take',
  select: 'take',
  state: 'tell',
  seize: 'attack',
  catch: 'arrest',
  deal: 'bargain',
  settle: 'bargain',
  join: 'accept',
  sign: 'accept',
  work: 'make',
  challenge: 'threaten',
  withdraw: 'flee',
  find: 'study',
  reward: 'give',
  fall: 'gesture',
};
for (const [verb, actClass] of Object.entries(byThemselves)) known.set(verb, actClass);

/** The longest entry that has so many words. */
export const VERB_WORDS_MAX = 4;

/** Of one letter more, fewer or other; null: none is so near. */
export function nearestVerb(typed: string): string | null {
  for (const verb of known.keys())
    if (Math.abs(verb.length - typed.length) <= 1 && isOneLetterOff(verb, typed)) return verb;
  return null;
}

function isOneLetterOff(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [left, right] = [one.slice(at), other.slice(at)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}

export function classOfVerb(verb: string): ActClass | undefined {
  return known.get(verb);
}
