/**
 * What kind of act a verb is, by its base form; with a particle where that makes another verb of it ("give up"). Verbs that stand nowhere here are
 * looked up in WordNet: by a verb above them that does.
 */
import type { ActClass } from '../eras/bank.js';

const lists: Readonly<Record<Exclude<ActClass, 'other'>, string>> = {
  speak:
    'address,announce,proclaim,declare,orate,harangue,shout,cry,cry out,call out,speak,speak up,speak out,preach,exclaim,roar,yell,scream,lecture,climb onto,take the floor,rally,rouse,incite,stir up,cheer,toast,chant,recite,perorate,hail,rehearse,make a speech,give a speech,stump,hold forth,read out to,trumpet,call on,call upon,call to,call out to,appeal to the crowd,raise a cheer,sing out',
  tell: 'tell,say,inform,report,explain,remind,mention,whisper,murmur,mutter,answer,reply,respond,describe,show,reveal,warn,relate,talk,chat,converse,discuss,confide,admonish,point,point out,point to,share the news,disclose,narrate,state,remark,note,comment,add,add that,argue,insist,claim,advise,counsel,suggest,recommend,complain,protest,object,denounce,accuse,blame,scold,rebuke,reproach,correct,translate,interpret,introduce,instruct,brief,talk to,speak to,speak with,talk with,gossip,exchange,confer,meet,meet with,consult,chime in,nag,whine,grumble,mumble,bark,snap at,have a word,have a word with,have a talk,have words with,put it to,let it be known,let him know,let her know,let them know,make it known,break the news,spell out,go on about,confide in,recount,retell,quarrel,bicker,debate,argue with,contradict,refute,rebut,deny it,quote,dictate a reply,testify,vouch for,insinuate,hint,signal,announce to,interrupt,call back to',
  lie: 'lie,lie to,deceive,pretend,feign,fake,bluff,trick,mislead,forge,spread,spread a rumour,start a rumour,slander,libel,fabricate,frame,impersonate,dupe,fool,con,cheat,make believe,act as if,claim falsely,invent,counterfeit,leak,plot,scheme,conspire,set a trap,sow,falsify,perjure,perjure myself,fib,fake a,make out,pass off,pass myself off,play dead,play sick,spin a tale,tell a lie,tell lies,masquerade,plant evidence,plant a',
  ask: 'ask,question,inquire,enquire,wonder,interrogate,query,quiz,interview,examine,cross-examine,press,sound out,ask about,ask after,find out,learn,want to know,demand to know,hear,hear out,listen to,beg to know,put a question,put the question,put it to the vote,ask for news,cross-question,grill,sound,feel out',
  persuade:
    'persuade,beg,urge,plead,implore,entreat,convince,appeal,appeal to,pray you,beseech,coax,exhort,encourage,win over,convert,recruit,enlist,petition,request,demand,ask for,insist on,press for,push for,mediate,reconcile,calm,calm down,soothe,pacify,dissuade,talk out of,talk into,enrol,enroll,make an ally,intercede,reason with,flirt,seduce,charm,tempt,lure,want,appease,placate,win round,talk round,bring round,cajole,wheedle,pester,ply,press on,hush,shush,quiet,quieten,still',
  bargain:
    'bargain,negotiate,offer,propose,parley,treat with,ally,ally with,make peace,come to terms,haggle,deal,strike a deal,make a deal,compromise,settle,propose terms,offer terms,invite to terms,agree terms,join forces,ransom,trade words,form an alliance,seek an alliance,sue for peace,make terms,cut a deal,split,go halves,bet with,trade places',
  promise:
    'promise,swear,vow,pledge,give my word,guarantee,assure,take an oath,bind myself,engage,undertake,dedicate,give my oath,give you my word,give him my word,give her my word,give them my word,swear by,swear on',
  threaten:
    'threaten,blackmail,intimidate,menace,challenge,dare,extort,warn off,bully,frighten,scare,terrify,coerce,defy,brandish,confront,provoke,stare down,swagger up,loom,growl at,put the wind up,hold a knife,hold a knife to,hold a sword to,hold my sword to,hold a pistol to,point my pistol,point my gun,point a pistol,point my sword,level my,aim at,shake my fist',
  insult:
    'insult,mock,spit,spit at,spit on,spit in,curse,jeer,taunt,ridicule,sneer,call names,laugh at,humiliate,shame,swear at,heckle,boo,abuse,deride,belittle,tease,make fun of,spit upon,damn,berate,revile,scorn,despise,unmask,give the finger,thumb my nose,stick my tongue,stick out my tongue,laugh in his face,make faces,call him a,call her a,call them',
  joke: 'joke,jest,tell a joke,amuse,tease,entertain,crack a joke,make a joke,make jokes,make a jest,quip,tell a story,tell the one,crack jokes,make fun,do an impression,imitate,mimic,clown,play the fool,do the accent',
  praise:
    'praise,thank,greet,bow,bow to,salute,flatter,comfort,compliment,congratulate,honour,honor,welcome,bless you,console,reassure,admire,acclaim,applaud,hug hello,wave,wave to,introduce myself,pay my respects,say goodbye,bid farewell,take leave,commend,worship,hail,reward with words,forgive,befriend,make friends,toast to,raise a glass,shake hands,doff,curtsy,curtsey,genuflect,kowtow,prostrate myself,give my compliments,raise my glass,raise a cup,raise my cup,wish well,wish luck,cheer up,cheer on,pat on the back,put in a good word,thank god',
  confess:
    'confess,apologise,apologize,admit,repent,take back,take it back,ask forgiveness,beg forgiveness,own up,regret,retract,withdraw,undo,acknowledge,beg pardon,atone,make amends,unsay,recant,call off,come clean,own up to,beg pardon of,beg his pardon,beg her pardon,ask his pardon,ask pardon,ask forgiveness of,beg for forgiveness,make my confession',
  refuse:
    'refuse,decline,reject,deny,say no,veto,turn down,will not,disobey,ignore,resist,boycott,abstain,renounce,disown,forbid,dismiss the offer,shun,disinherit,give the lie,not budge,stand firm,hold out,walk out on,repudiate,dissent,balk,snub',
  accept:
    'accept,agree,say yes,consent,approve,concede,allow,permit,comply,obey,give in,assent,nod yes,acquiesce,go along,join,follow orders,sign,subscribe,put my name,take the oath,endorse,second,take up on,go along with,give my blessing,give my consent,countersign,initial,put my seal,shake on',
  write:
    'write,draft,compose,pen,scribble,dictate,write to,write down,note down,publish,print,author,sign a letter,address a letter,copy,copy out,send a letter,send word,send a note,scrawl,jot,jot down,record,set down,seal,correspond,put in writing,sign off,sign with,scratch,scratch down,pin a note,write back,reply in writing,put my seal to,draw up a will,make a list,make a note,take notes,take down this,keep a diary',
  read: 'read,read out,read aloud,peruse,study the letter,open the letter,open a letter,unfold,decipher,break the seal,reread,proofread,read over,read through,leaf,leaf through,read back,look over the letter,unseal,read on',
  order:
    'order,guide,command,direct,charge,instruct,decree that,bid,have,let,make,see to it,set,assign,put to work,detail,station,mobilise,mobilize,deploy,lead,take command,give the order,give orders,give the word,break camp,muster,assemble,levy,conscript,raise,draw up,form up,organise,organize,arrange,prepare,requisition,call up,rule,govern,manage,supervise,tax,confiscate,seize property,ban,close down,shut down,exile,banish,evict,expel,delegate,coordinate,give the signal,regroup,redeploy,disband,demobilise,ration,billet,quarter,post sentries,array,oust,force them,force him,get them to,get him to,get her to,tell off,see that,make sure that,make them,make him,make her,draft in,press into service',
  summon:
    'summon,send for,call for,call,invite,call in,call to me,fetch,bring,bring in,call together,convene,convoke,gather,beckon,find me,bring me,wave over,have brought,call up to me,collect people,host,call round,bring before,bring him in,bring her in,bring them in,bring him here,bring her here,bring them here,bring him before,bring her before,bring them before,bring him to me,bring her to me,bring them to me,have in,have over,invite round,invite over,whistle for,ring for,call over,call back,recall,bring back,bring home,bring down,bring up,fetch back,get my,get the men,get my men,round up,rally to me',
  send: 'send,throw out,turn out,kick out,drive out,drive away,chase away,chase off,usher out,show out,dispatch,despatch,send out,send away,send off,send back,send home,send ahead,forward,post,ship,escort,see off,dismiss,dismiss home,carry word,send word by,assign to follow,have followed,tail,cashier,oust,turn away,see out,show the door,fire off,throw out of,carry to,have delivered,get word to,get a message to',
  vote: 'vote,move,propose a law,propose a motion,table,elect,appoint,nominate,decree,legislate,pass a law,enact,repeal,abolish,lay before,stand for,run for,campaign,plead a case,prosecute,defend in court,judge,sentence,condemn,acquit,promote,name,make him,knight,ennoble,adopt,crown,vote for,vote against,convict,lay a plan,present,submit a plan,propose to the assembly,reform,amend,call for a vote,depose,dethrone,enthrone,invest,put to the vote,put it to the vote,call a vote,take a vote,move that,unseat,impeach,second the motion,foster,disinherit,legitimise,bequeath to,make my heir,demote,disown',
  strike:
    'strike,hit,slap,punch,kick,wound,beat,beat up,stab,cut,slash,throw,throw at,hurl,fling,shove,push,wrestle,grapple,bite,scratch,whip,flog,club,knock down,knock out,trip,pull,grab by,choke,tackle,fight,duel,attack him,headbutt,pelt,smack,swing at,lash out,torture,maim,blind,shake,fire at,shoot at,throw down,pour over,smash into,jab,lunge,poke,prod,nudge,elbow,knee,butt,thump,batter,cudgel,cane,birch,spank,lash,pierce,prick,sting,scald,brand,bash,wallop,cuff,box his ears,swing,brawl,scuffle,stamp on,stomp on,tread on,pinch his,twist,yank,kick over,slam,ram into,slam into,knife,bayonet,gore,cripple,deafen,scalp,shoulder,trip up',
  kill: 'kill,murder,slay,execute,behead,decapitate,shoot,shoot dead,hang,assassinate,poison,strangle,throttle,drown,cut down,cut his throat,slit,cut throat,put to death,stab to death,finish off,put to the sword,massacre,slaughter,dispatch him,guillotine,impale,crucify,smother,have killed,run through,burn alive,butcher,do away with,lynch,bleed out,put down,garrotte,suffocate,gut,flay,burn at the stake,starve,dispatch,stone,boil alive,take his head,take his life,finish,bury alive,bleed',
  attack:
    'attack,storm,charge,besiege,raid,ambush,assault,invade,conquer,capture the city,fall upon,fall on,advance on,march on,march against,lay siege,bombard,open fire,fire,blockade,take by storm,give battle,engage,rush,ravage,sack,harry,skirmish,overrun,overthrow,rebel,revolt,rise up,make war,declare war,wage war,outflank,pursue,chase,hunt down,cross into,seize,breach,break through,board,force,batter down,set upon,set on,turn the guns on,bomb,shell,clash,counter-attack,counterattack,go to war,waylay,mob,swarm',
  defend:
    'defend,guard,protect,fortify,hold,hold the line,stand my ground,shield,block,bar,barricade,garrison,drill,train my men,patrol,keep watch,stand watch,watch over,stand guard,stand between,parry,resist attack,entrench,man the walls,secure,cover,brace,reinforce,keep safe,save,rescue,man,man the,man the guns,man the wall,hold fast,stand fast,hold off,fend off,ward off,fight off,escort safely,post guards,post a guard,close ranks,regroup,stand by',
  arrest:
    'arrest,capture,imprison,seize him,bind,tie up,tie,lock up,detain,jail,chain,shackle,take prisoner,take hostage,take hostages,kidnap,abduct,apprehend,catch,disarm,hold captive,cage,put under guard,throw in prison,keep under guard,handcuff,trap,corner,grab,restrain,overpower,take hold of,get hold of,pin down,hold down,tie his,tie her,bind his,bind her,tie them,gag,muzzle,blindfold,collar,seize by,tether him,take into custody,hold hostage,put in irons',
  free: 'free,release,spare,pardon,let go,let out,set free,unchain,untie,unbind,liberate,let live,show mercy,deliver,manumit,emancipate,ransom free,let pass,let him go,let escape,absolve,exonerate,amnesty,let off,let loose,turn loose,untie his,untie her,cut loose,cut free,let in,let them in,let him in,let her in,reprieve,excuse,let him live,let her live,let them live,let them go,let her go,let him leave',
  flee: 'flee,run,run away,escape,retreat,run off,run for it,get away,withdraw from,slip away,bolt,take flight,fall back,break out,break free,abandon,evade,dodge,make off,elope,climb out,jump out,hurry away,sneak out,sneak away,steal away,get out of here,get away from,run from,flee from,slip out unseen,scarper,sidestep',
  hide: 'hide,conceal myself,disguise,disguise myself,sneak,creep,lurk,lie low,go into hiding,take cover,duck,crouch,dress up as,dress as,blend in,vanish,disappear,slip into,crawl,skulk,keep out of sight,sneak into,steal into,mask,veil,cloak,crouch behind,slip under,slip behind,burrow,stow away,dress up,shave my head and',
  surrender:
    'surrender,give up,give myself up,submit,yield,capitulate,lay down arms,lay down my arms,turn myself in,lay down my sword,kneel and surrender,throw myself on,hand myself over,give in to,resign,abdicate,step down,bend the knee,swear fealty,hold out my wrists,hand over my sword,bare my neck,throw down my arms,throw down my sword,raise the white flag,give in',
  steal:
    'steal,rob,plunder,loot,break in,break into,pickpocket,burgle,pilfer,snatch,filch,pinch,swipe,embezzle,smuggle,poach,pocket,help myself,steal from,purloin,ransack,take without asking,skim,lift,rifle,make off with,run off with,walk off with,nick,cut his purse,skim off,shoplift',
  destroy:
    'destroy,burn,break,tear,tear up,smash,shatter,ruin,wreck,demolish,burn down,set fire,set fire to,set alight,torch,throw into the fire,rip,rip up,crush,cut off,cut down the tree,sink,raze,pull down,knock over,topple,sabotage,spoil,erase,trample,spill,flood,blow up,dismantle,cut,snap,hold in the flame,deface,melt,shred,drop into,throw away,throw into,uproot,chop,chop down,singe,scorch,char,squash,mash,stamp out,put to the torch,slash,snap in two,break open,break down,smash open,pull apart,rip off,cut to pieces,throw overboard,throw out of,smash up,break up,scratch out,cross out,strike out,blot out,rub out,feed to the fire,chuck,dump,empty out,tear down,tear open',
  betray:
    'betray,desert,defect,change sides,switch sides,go over,go over to,turn on,turn against,turn coat,sell out,break my word,break my promise,break my oath,denounce to,inform on,double-cross,abandon my lord,backstab,mutiny,break faith,sell him,go back on,turn my coat,mutiny against,hand him to,hand them to,give him away,give them away,snitch,tip off,inform',
  give: 'give,hand,hand over,share,share out,feed,donate,present with,gift,grant,lend out,distribute,return it,give away,give back,pass,offer him,bring out,hand out,leave to,bestow,pay back,repay,reward,toss,throw him,pour,pour out,serve,treat,treat to,invite to dinner,award,provide,supply,equip,dress him,lay on,deliver to,slip,slip him,press into,restore,yield up,deal out,dole out,surrender my,drop off,leave behind for,hand round,pass round,pass around,ladle,ladle out,dish out,decant,stake,endow,bequeath,spare him,refund,compensate,reimburse,set aside for,wrap round,put round,fetch him,fetch her,bring him,bring her,bring them,pour him,pour her',
  take: 'take,pick up,take out,draw,pull out,put on,take off,receive,accept it,get,collect,grab it,gather up,lift up,wear,pocket it,pluck,keep,hold,hold up,take up,don,unsheathe,take with,remove,pack,load,catch it,raise up,fetch it,take down,seize it,pull from,obtain,acquire,saddle,put into,put inside,put away,tuck,reach for,arm myself,claim it,carry off,take back,snatch up,scoop up,sling on,throw on,slip on,pull on my,kick off my,tie on,gird,strap on,pick out,pick off,take hold,fish out,dig out,dig up,unearth,inherit,grip,clutch,grasp,grab my,seize my,cradle,shoulder my,draw lots for,bring along,choose from',
  trade:
    'buy,sell,pay,hire,borrow,lend,rent,purchase,invest,pay off,pay for,trade,barter,exchange for,spend,sell off,auction,order goods,repay a debt,settle a debt,loan,collect debts,call in,charge money,gamble money,bet,wager,deposit,employ,pawn,mortgage,export,import,stake,commission,swap,buy back,buy up,sell up,lend to,borrow from,haggle for,auction off,bid for,put up for sale,market,vend,peddle,tip,fine,toll,finance,fund,sponsor,subscribe to,owe,settle up,lodge money',
  bribe:
    'bribe,buy off,grease,corrupt,pay to look away,buy silence,suborn,pay off quietly,line the pockets,cross his palm,grease his palm,slip him a coin',
  bury: 'bury,dig,hide it,lock,lock away,stash,conceal,cache,lock in,lock up the,sew into,inter the chest,wall up,put under,hide away,stow,hide the,hide in,hide under,slip under,tuck under,tuck away,stuff into,cover over,shut away,bury it',
  make: 'make,build,craft,repair,mend,cook,bake,plant,paint,draw,carve,sew,forge a,construct,design,brew,mix,invent a,fix,prepare a meal,set up,found,establish,erect,dig a,weave,sculpt,plough,sow seeds,harvest,sharpen,polish,clean,wash the,light a fire,create,start a,open a,bind a book,grind,hammer,tinker,water,work,farm,reap,assemble a,make up,weed,hoe,rake,prune,knead,fry,roast,boil,grill,stew,chop wood,shoe,forge,embroider,knit,spin,dye,rehearse,shear,thresh,mill,smelt,cast a,pitch camp,pitch a tent,make camp',
  use: 'use,open,close,shut,unlock,light,light a,carry,put out,ring,ring the bells,sound,blow,turn,load,aim,row,mount,lower,hoist,push open,drop,raise the,set down,place,lay,lay down,put,put down,put down the,move the,throw open,pull the,strike a light,extinguish,switch,spread out,hang,nail,nail up,post up,hold out,fan,unroll,roll up,dip,fill,empty,tip,bring,tie the,fasten,wind,hang up,unbuckle,buckle,strap,unstrap,loosen,tighten,untangle,unfasten,fold,unfold,bolt,unbolt,unlatch,latch,unhook,wipe,rub,dust,mop,sweep,sweep out,scrub,stoke,kindle,ignite,fuel,oil,grease,wax,snuff,douse,quench,cock,prime,tilt,tap,rinse,soak,scoop,stir,whisk,spread,smooth,crumple,flatten,straighten,tidy,sweep up,unpack,uncork,cork,bridle,harness,steer,paddle,push,drag,haul,lug,heave,shove aside,push aside,flip,slide,kick off,pull off,pull on,pull up,turn over,turn down,whirl,dust off,pin,unpin,wrap,unwrap,cover up,dry,warm,heat,cool,pull shut,pull to,weight,unload,measure out,shake out,stack,pile,pile up,scatter,sprinkle,stuff,cram,plug,stop up,splash,operate,hitch,unhitch,tether,stable,curry,rub down,walk the horse',
  go: 'get on,get into,get in,go,travel,walk,ride,march,enter,leave,knock,follow,go to,go back,return,return to,come,arrive,visit,set off,set out,set sail,sail,cross,climb,climb down,climb up,approach,step,step out,step forward,head,head for,head to,depart,hurry,rush to,run to,drive,journey,move to,make for,go home,go in,go out,go up,go down,go on,swim,wade,wander,stroll,pass through,come back,accompany,go with,join the,descend,ascend,proceed,pace,gallop,trot,land,disembark,embark,get up,go outside,push in,push through,take the road,take the coach,walk away,get out,jump,leap,ride out,ride off,march on,stop at,stop by,slip out,go over,come to,walk up,turn back,withdraw to,retire to,relocate,explore,jump into,ride into,flow,dismount,fly,drop in,move in,bring my,get inside,get out of,get in through,get over,get under,get past,get off,get down,get away to,get back,run up,run down,run in,run out,dash,dash to,dash out,sprint,sprint to,jog,hasten,scurry,scramble,rush out,rush in,rush over,stagger,limp,hobble,skip,hop,roam,prowl,wander off,push past,squeeze past,squeeze through,slip past,slip through,slip out of,stride,stalk off,storm out,storm off,barge in,march in,tiptoe,paddle to,row across,row over,row to,ferry across,move closer,draw near,draw closer,kneel beside,advance,press on,carry on,keep going,keep walking,go straight,go round,go around,go through to,call on,call at,drop by,look in on,pay a visit,emerge,gather at',
  rest: 'rest,sleep,lie down,nap,doze,go to bed,go to sleep,fall asleep,relax,recover,take a nap,retire,recuperate,catch my breath,lie back,stretch out,dream,faint,take a break,bathe,bath,take a bath,have a bath,soak in,shower,have a rest,have a nap,have a lie down,take to my bed,turn in,curl up,settle down,sleep in,lie in,snore,rest my eyes,put my feet up',
  wait: 'wait,bide,stay,linger,remain,wait for,do nothing,let time pass,pass the time,hold on,wait and see,wait until,bide my time,sit and wait,stand still,loiter,keep still,hesitate,delay,tarry,let them come,expect,stay put,await,do nothing at all,hang on,sit still,keep quiet,hang back,stand by and,hold back,sit tight,kill time,let them shout,let them talk,lie still',
  eat: 'eat,drink,dine,feast,taste,sip,swallow,breakfast,lunch,have dinner,have supper,have a drink,smoke,gulp,chew,get drunk,drain,devour,snack,sup,have breakfast,eat with,bite into,drink to,take tea,drink tea,have tea,have a bite,break bread,have the tea,have wine,have some,have a cup,suck,gnaw,munch,quaff,swig,nibble,finish my wine,share a meal,help myself to',
  pray: 'pray,bless,sacrifice,worship,pray for,pray to,invoke,consecrate,anoint,baptise,baptize,confess to the priest,hear mass,say mass,make an offering,offer incense,light a candle,read the omens,take the auspices,call on the gods,chant a sutra,pour a libation,meditate,cross myself,ask the gods,fast,divine,commune,prophesy,summon the spirit,swear by the gods,give thanks,light incense,kneel and pray,exorcise,christen,kneel in prayer,say a prayer,say my prayers,say a mass,say grace,say the office,say a blessing,burn incense,offer up,sprinkle holy water,pour out wine',
  love: 'love,kiss,embrace,hug,court,marry,woo,caress,hold him close,make love,propose marriage,ask to marry,flirt with,fall in love,take her hand,take his hand,hold hands,stroke,cuddle,dance with her,sleep with,bed,betroth,engage myself,hold her,hold him,confess my love,wed,kiss goodbye,make love to,pat,fondle,pet,snuggle,propose to,put my arm round,put my arms round,put my arms around,hold close,take in my arms,rock',
  heal: 'heal,nurse,bandage,bind up,bandage up,patch up,bind the wound,dress his,dress her,dress their,treat,cure,tend,wash him,wash her,dress the wound,stitch,revive,care for,look after,help,help up,aid,assist,give first aid,feed the sick,splint,lift him up,carry him,relieve,raise him,raise up,support,adopt a child,take in,shelter,clean the wound,dose,bathe his,bathe her,wash his,clean his,wipe his,wipe her,wipe their,sponge,suckle,wean,rear,foster,swaddle,bring up,cover him,cover her,tuck in,set the bone,pull the tooth,bleed him,draw the bullet',
  mourn:
    'mourn,weep,cry for,grieve,bury him,bury her,bury the dead,hold a funeral,lament,close his eyes,burn his body,burn the body,keep vigil,weep for,lay to rest,bewail,sob,pay last respects,cremate,bury my,embalm,wear mourning,shed tears,shed a tear,wail over,keen,hold a wake',
  play: 'play,sing,dance,gamble,hunt,fish,game,whistle,play music,play cards,play dice,roll dice,throw dice,play a game,race,juggle,hum,drum,compete,perform,act,play the flute,hawk,play chess,celebrate,write a poem,compose a poem,pipe,frolic,go hawking,go hunting,go fishing,wrestle for sport,stage,put on a play,put on a show,rehearse,practise,practice,croon,serenade,strum,draw lots,draw straws,cast lots,toss a coin,flip a coin,swing,bowl,joust,box,spar',
  study:
    'study,search,look,listen,spy,count,inspect,investigate,examine the,watch,observe,look for,search for,look at,look around,look in,look into,eavesdrop,scout,survey,explore the,think,think about,consider,ponder,reflect,remember,recall,reckon,calculate,plan,peer,spot,track,read the map,test,measure,check,compare,scan,watch for,keep an eye,find,seek,gaze,stare,overhear,research,see,trace,shadow,weigh,smell,sniff,touch,feel,probe,reconnoitre,tally,analyse,analyze,strategise,contemplate,imagine,guess,audit,keep watch on,notice,look back,look up,look down,look out,look over,look west,look east,look north,look south,peep,peek,glance,glance at,glance over,ogle,gawk,sniff at,skim,size up,take stock,take a look,have a look,browse,go over the,go through his,go through her,go through their,go through the papers,go through the letters,frisk,rifle through,sift,sift through,memorise,memorize,keep in mind,make sure,see whether,see if,dig into,sort,sort through,sum up,add up,reconsider',
  teach:
    'teach,train,coach,educate,tutor,drill him,show how,instruct in,demonstrate,school,mentor,initiate,rehearse the,apprentice,show him how,show her how,show them how,drill',
  gesture:
    'sit,sit down,sit up,sit back,squat,wash,wash myself,pause,lean,lean to,lean on,lean in,lean back,lean against,lean forward,stamp,nod,smile,laugh,grin,kneel,stand,stand up,frown,shrug,wink,sigh,gesture,shake my head,raise my hand,raise my hands,hold my tongue,keep silent,say nothing,stay silent,fall silent,rise,stare at,turn away,shiver,tremble,blush,clap,point at,yawn,scratch my,bare,cross my arms,clench,cough,gasp,bend,lean over,fall,collapse,shave,undress,strip,dress,stumble,glare,scowl,groan,bow my head,wake,wake up,breathe,close my eyes,open my eyes,stretch,squint,spin,pace up,hush,fold my,lift my,lower my,blink,snort,hang my head,prostrate,turn,remain silent,stay quiet,grimace,flinch,wince,cringe,cower,shudder,quake,squirm,wriggle,gag,vomit,belch,fart,sneeze,hiccup,snore,moan,wail,howl,growl,snarl,hiss,swagger,strut,pose,crouch down,jump up,lose my nerve,change my mind,lose my temper,turn my back,turn round,turn around,cast down,roll my eyes,raise an eyebrow,bite my tongue,bite my lip,lick my lips,piss,pee,vow silence,hesitate at,wipe my,pull a face,stick out,pinch my nose,cover my,comb my,wash my,cut my hair,take a breath,take a deep breath,draw breath,hold my breath,count to ten,shift,freeze,blow my nose,pick my,tap my',
};

const known = new Map<string, ActClass>();
for (const [actClass, list] of Object.entries(lists) as [ActClass, string][])
  for (const verb of list.split(',')) if (!known.has(verb)) known.set(verb, actClass);

/** Verbs that say several things: what they say by themselves, not as the first list that has them. */
const byThemselves: Readonly<Record<string, ActClass>> = {
  pour: 'give',
  do: 'other',
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
  want: 'persuade',
  put: 'use',
  spread: 'use',
  draw: 'take',
  shift: 'gesture',
  slide: 'use',
  swing: 'strike',
  twist: 'strike',
  freeze: 'wait',
  fine: 'trade',
  mark: 'write',
  man: 'defend',
  still: 'persuade',
  drill: 'teach',
  finish: 'use',
  box: 'strike',
  sort: 'study',
  owe: 'trade',
  split: 'bargain',
  scratch: 'strike',
  weight: 'use',
  found: 'make',
  plant: 'make',
  stable: 'use',
  pat: 'love',
  rehearse: 'play',
  boil: 'make',
  cool: 'use',
  bleed: 'heal',
  stake: 'trade',
  signal: 'order',
  pile: 'use',
  shoulder: 'take',
  dry: 'use',
  'put down': 'use',
  double: 'order',
  face: 'gesture',
  end: 'order',
  board: 'go',
  lift: 'use',
  'place a bet': 'trade',
  'post a sentry': 'defend',
  'shake his hand': 'praise',
  'shake her hand': 'praise',
  'shake their hands': 'praise',
  'strike a bargain': 'bargain',
  'throw the dice': 'play',
  'roll the dice': 'play',
  'throw a feast': 'play',
  'give a feast': 'play',
  'take the stairs': 'go',
  'take my leave': 'praise',
  ready: 'order',
  'begin again': 'speak',
  'start again': 'speak',
  'start over': 'speak',
  'go on speaking': 'speak',
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

/** Single words of the lexicon, in their base form. */
export function verbsKnown(): readonly string[] {
  return [...known.keys()].filter((verb) => /^\p{L}+$/u.test(verb));
}

export function classOfVerb(verb: string): ActClass | undefined {
  return known.get(verb);
}
