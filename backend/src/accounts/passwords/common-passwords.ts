/**
 * The 3,000 passwords of six characters and more that people use most, and whatever of twelve and more is used often; in lower case, the most common
 * first. Source: the frequency list of zxcvbn (data/passwords.txt; MIT, © 2012–2016 Dan Wheeler and Dropbox, Inc.). As they were found: some are rude.
 */
export const commonPasswords: readonly string[] = `
123456 password 12345678 qwerty 123456789 111111 1234567 dragon 123123 baseball abc123 football monkey
letmein shadow master 696969 michael mustang 666666 qwertyuiop 123321 1234567890 superman 654321 1qaz2wsx
7777777 fuckyou qazwsx jordan jennifer 123qwe 000000 killer trustno1 hunter harley zxcvbnm asdfgh buster
andrew batman soccer tigger charlie robert sunshine thomas iloveyou fuckme ranger daniel hockey george
computer michelle jessica starwars asshole pepper klaster 112233 zxcvbn freedom princess joshua maggie
ginger 11111111 131313 amanda ashley cheese 159753 nicole summer matthew chelsea dallas biteme matrix
william yankees taylor corvette austin access martin heather thunder merlin secret diamond anthony hammer
fucker 1234qwer silver gfhjkm justin patrick richard bailey internet samantha golfer scooter orange cookie
q1w2e3r4t5 maverick jackson sparky phoenix mickey bigdog snoopy guitar whatever chicken morgan andrea camaro
mercedes peanut ferrari falcon cowboy welcome samsung steelers smokey joseph dakota melissa arsenal boomer
eagles tigers marina nascar booboo gateway yellow porsche monster spider diablo hannah bulldog junior london
purple compaq lakers iceman qwer1234 hardcore cowboys banana ncc1701 boston brandon tennis johnny miller
q1w2e3r4 coffee scooby 123654 edward nikita yamaha mother barney brandy chester fuckoff oliver charles
player knight forever steven rangers midnight chicago bigdaddy redsox victoria badboy please fender jasper
slayer rabbit natasha rachel marine bigdick wizard marlboro raiders prince casper fishing flower crystal
jasmine iwantu panties adidas winter winner gandalf password1 ghbdtn 1q2w3e4r angela golden lauren cocacola
jordan23 winston madison angels panther blowme sexsex bigtits spanky shannon sophie johnson asdfasdf thx1138
toyota murphy canada danielle 12344321 blowjob 8675309 jonathan muffin liverpoo cooper apples dennis jackie
qwerty123 passw0rd abcd1234 sandra pokemon 123abc slipknot carlos qazxsw 123456a scorpion qwaszx nathan
butter startrek rainbow asdfghjkl newyork redskins gemini cameron qazwsxedc florida liverpool turtle
nicholas wilson sierra viking booger butthead doctor rocket 159357 victor dolphins captain bandit jaguar
packers pookie peaches 789456 dolphin helpme tucker theman maxwell tiffany jeremy qwertyui shithead debbie
albert lovers maddog monica united giants nirvana metallic hotdog rosebud mountain benjamin warrior stupid
elephant suckit success bond007 jackass bonnie alexis scorpio samson q1w2e3 azerty rush2112 driver freddy
willie calvin 1q2w3e4r5t sydney gators dexter red123 123456q 12345a creative voodoo arthur trouble america
nissan gunner stella rebecca garfield gordon jessie bullshit parker asdfghjk fucking apollo 1qazxsw2 eminem
december legend airborne beavis august brooklyn godzilla skippy 4815162342 kitten shelby beaver phantom
nothing asdasd williams xavier braves darkness blink182 travis copper platinum qweqwe tomcat 01012011 bigboy
102030 animal police online 11223344 voyager lifehack 12qwaszx sniper 315475 trinity walter blazer heaven
snowball playboy loveme bubbles hooters cricket marvin willow donkey topgun nintendo family saturn november
destiny gabriel pakistan pumpkin digital sergey redwings explorer chance private runner therock guinness
lasvegas beatles 789456123 cassie christin qwerty1 celtic asdf1234 andrey broncos 007007 babygirl nelson
donald eclipse fluffy louise cartman michigan carolina testing little samuel alexande birdie pantera cherry
gibson sharon vampire mexico dickhead buffalo genius montana minecraft maximus flyers school lovely stalker
metallica doggie carter kristina kimberly spencer snickers barbara speedy sabrina carmen marcus bronco
lol123 friends paradise yankee horses magnum dreams caroline 147258369 lacrosse goober enigma member qwertyu
scotty pimpin bollocks surfer poohbear genesis asd123 qweasdzxc racing friend hello1 hawaii eagle1 october
vanessa poopoo einstein boobies 12345q stanley walker bitches drowssap courtney simple stephen badger alaska
action denise jester drummer 111222 spitfire patricia forest maryjane champion diesel svetlana friday
gregory pamela hotrod 147258 anderson lucky1 westside douglas security google badass tester shorty thumper
hitman mozart general zaq12wsx reddog 010203 alexander melanie lizard a123456 123456789a ruslan vincent
1232323q scarface teresa qwerty12 147852 marshall a12345 olivia buddha veronica 420420 frankie spirit money1
stargate antonio qwe123 naruto mercury natalie liberty 12345qwert semperfi suzuki popcorn spooky marley
system brittany scotland claudia cherokee vikings simpsons rascal leslie qweasd hummer loveyou michael1
patches allison adrian russia jupiter penguin passion cumshot howard vfhbyf vladimir franklin sandman
passport raider bastard 123789 infinity assman bulldogs fantasy sucker 1234554321 horney domino budlight
disney norman ironman usuckballz1 softball francis bishop brutus jeffrey redrum bigred brooke mnbvcxz
fktrcfylh karina marines digger ireland kawasaki cougar fireman oksana college russell alicia houston monday
bradley justice nigger wildcats tinker logitech duncan dancer swordfis avalon everton reggie alexandr
motorola timothy patriots hentai madonna claire pussy1 eugene ducati colorado connor indian kermit juventus
galore smooth freeuser warcraft simpson boogie titanic wolverin elizabet arizona valentin georgia saints
accord baxter denver test123 password123 mitchell christ yfnfif stinky zachary roland brenda spiderma
naughty chopper hello123 ncc1701d extreme skyline virginia zombie pearljam 123qweasd froggy awesome vision
pirate fylhtq alyssa dreamer bullet predator empire 123123a kirill charlie1 people panthers skipper nemesis
rasdzv3 peekaboo rolltide alison american cardinal arnold psycho danger mookie happy1 wanker chevelle manutd
goblue 9379992 hobbes vegeta fyfcnfcbz 852456 picard burton 159951 windows loverboy victory vfrcbv bambam
serega 123654789 turkey tweety galina hiphop rooster changeme berlin taurus suckme polina electric ronald
avatar 134679 maksim raptor alpha1 hendrix newport bigcock kenneth brazil spring a1b2c3 madmax england
france britney sublime darkside bigman wolfpack classic hercules lawrence lincoln ronaldo letmein1 1q2w3e
741852963 spiderman blizzard 123456789q cheyenne cjkysirj tiger1 wombat bubba1 raymond brother kristen
pandora zxc123 holiday simone wildcat devils kramer alabama 147852369 caesar basketball buddy1 sterling
bondage carrie pussycat pickle shaggy sports catch22 leather chronic a1b2c3d4 flowers robbie qqq111 qaz123
perfect gracie airplane kodiak freepass billybob sunset katana chocolat snowman angel1 stingray firebird
wolves zeppelin detroit garcia pontiac gundam panzer vagina fisher pretty outlaw connie business trevor
redhead tarheels greenday nastya 01011980 hardon engineer savage dragon1 hellfire serenity service michele
fireball lickme miranda darkstar 1029384756 mustang1 remember harvey 124578 strike beauty freddie pavilion
01012000 bobafett dbrnjhbz bigmac bowling chris1 clinton ytrewq future wallace harrison natali pyramid
welcome1 dodgers apache swimming morris whynot trooper fuckit defender precious 135790 packard weasel popeye
lucifer cancer icecream 142536 stewart swordfish tanner presario viktor rockstar blonde manager cheryl
norton james1 control wutang julian atlanta airforce thailand casino looking lennon 741852 hacker bluebird
hawkeye 456123 theone catfish elaine sailor goldfish dustin nfnmzyf tattoo design pervert barbie maxima
roscoe nipples machine trucks herman wrangler tornado lights cadillac bubble pegasus madman longhorn philip
browns target orlando 666999 stefan qazwsx123 microsoft dilbert christia baller winnie cannon lesbian
shooter xfiles street seattle qazqaz cthutq amateur prelude corona freaky malibu 123qweasdzxc assassin
246810 atlantis integra pussies iloveu regina lonewolf dragons monkey1 unicorn software bobcat stealth
kristin stacey peewee openup 753951 student srinivas angelina newton leonardo zaqwsx valentina shotgun
lolita trigger athena veronika bruins coyote babydoll country dollar lestat rocky1 hottie random butterfly
potter wordpass smiley sweety chipper samurai devildog valerie maddie soso123aljg powers mistress freedom1
flipper express hjvfirf cessna piglet goldie polaris teacher montreal cookies father wolfgang scully fatboy
ladies wicked tickle dfvgbh castle foobar transam single fetish oicu812 basketba toshiba hotstuff jasmin
sunday gambit ronnie 31415926 impala birthday stephani jessica1 hooker lancer knicks shamrock fuckyou2
stinger savannah 314159 kathleen roberto redneck benson deftones squirt siemens blaster goldberg trucker
alfred subaru renegade shelly ibanez manson swinger reaper blondie cristina hamilton mylove minnie lindsay
galaxy farmer gloria blahblah dudley special enterpri travel 1234abcd babylon5 indiana skeeter master1
ficken bigone sweetpea fucked trfnthbyf curtis freeman marino escort smitty bigfoot joanne larisa trumpet
spartan valera tristan babylon asdfghj sister yankees1 bigboobs stormy mister hamlet aardvark butterfl
marathon andreas paladin cavalier manchester skater napoleon indigo hornet buckeyes 01011990 indians karate
wonder hesoyam pierre jerome toronto holland diamonds aurora chiefs buckeye 1qaz2wsx3edc sweetie highland
hotsex charger redman elizabeth chandler brandi passwor maiden griffin drpepper campbell monika leonard
pornstar autumn bernie garden 12345678910 pencil millie sherlock timber thuglife insane jungle mariah jesus1
aragorn 1a2b3c hamster david1 audrey triumph techno lollol sidney pioneer catdog sophia 321654 fktrctq
morpheus 141627 pascal sampson shadow1 island hobbit wetpussy erotic consumer blabla justme stones marion
chrissy spartak goforit burger pitbull adgjmptw kelsey nadine italia barcelona harold hunting kaiser artist
colors martha german sammie kissme virgin nicolas overlord isabella pebbles sundance emerald callie isabelle
racecar germany element 1478963 zipper alpine basket goddess poison shirley change nipple wesley sakura
chichi huskers christy marcel pussys q12345 ultimate ncc1701e blackie inside nicola rommel matthew1 caserta
geronimo watson sergio sammy1 trojan 123qwe123 philips nugget tarzan chicks aleksandr bassman warren trixie
sherry manuel portugal webster anakin dodger bomber superfly madness michel global q1w2e3r4t5y6 123asd
yvonne fatcat ybrbnf florence soldier energy warlock wrinkle1 desire bianca sexual martina seminole alejandr
951753 11235813 westham andrei concrete hector harris margaret access14 bernard letmein2 ladybug network
christop trombone history tintin sherman bluesky rhbcnbyf qazxswedc pleasure christian cotton onelove
cdtnkfyf january vfvjxrf lindsey titans stallion holden archie brianna singer hansolo blue22 natalia angelo
smiles phillip joanna beagle panama kingkong flatron inferno mongoose connect poiuyt snatch qawsed blessed
rocker dominic snakes personal bluemoon sex4me finger jamaica a1234567 alberto mulder beetle forget fuckyou1
passat immortal plastic 123454321 anthony1 whiskey dietcoke spunky giovanni magic1 monitor cactus exigen
markus patton planet ripper spyder apple1 nolimit abigail daniela katrina waters morrison hollywoo sticky
trunks 1234321 always mission 14789632 clifford pickles fernando holmes sailing bonehead ghbdtnbr million
darren newman charlott rubber 911911 112358 molly1 yomama hongkong jumper william1 sylvia ilovesex faster
unreal cumming bertha memphis maurice 1123581321 nylons rodney kennedy legion sebastia shalom pentium geheim
brooks werewolf funtime ferret kingdom curious graham 555666 niners milton cantona sprite philly pacific
pirates abgrtyu gilbert lollipop french palmer eternity office boeing super123 sweets sheila cooldude
tottenha africa green1 jackoff monique anything foster stocking columbia 7895123 moomoo martini tracey
biscuit drizzt colt45 camera isabel fossil robinson makaveli snapper satan666 solomon maniac salmon patriot
verbatim jersey shasta asdzxc standard shaved blackcat raistlin qwerty12345 punkrock infantry cjkywt
01012010 gerald waterloo clayton crimson dillon twister oxford ricardo serena musicman seinfeld flight
maxine biggie silvia condor colleen ravens megadeth wolfman cosmos sharks banshee keeper foxtrot gn56gn56
damien skywalke velvet black1 sesame garrett squirrel privet sunrise wolverine roxanne legolas grendel
western carrot frosty lvbnhbq herbert blades marlin stardust qazwsxed 121314 coolio brownie butler helena
groovy twilight trains daytona mollie vanhalen pikachu peanuts licker hershey jericho intrepid 1234567a
zaq123 search lobster goblin bottom punisher strider shogun kansas murray suzanne darwin amadeus seven7
jason1 neptune showtime support muscle oldman ekaterina rfrfirf getsome showme 111222333 obiwan skittles
whitney english tanker maestro capital tarheel thanks anubis hannibal newlife gothic fighter blue123 brendan
123456z princes thunder1 sabine evelyn preston 1q2w3e4r5t6y python mirage clover richie tequila chelsea1
surfing delete potato review chubby panasonic sandiego porter portland bentley baggins penelope fusion
derrick sooners blackdog harmony buttons malcolm californ moscow playtime mature safety 1a2b3c4d dagger
stimpy christine lester asdf123 turner gangster warriors iverson chargers byteme swallow liquid lucky7
dingdong nymets cracker mushroom 456852 crusader mobile bigguy dkflbvbh bugger nimrod anastasia tazman
stranger newpass doodle monroe powder volume archer collins gotcha battle guardian dublin miguel masters
slapshot septembe stuart 147896325 pepsi1 milano grizzly woody1 knights photos janice angelica scarlett
damian nookie charly lorenzo rammstein brasil 123321123 scruffy munchkin poopie 123098 camille kittycat
latino santiago walnut thegame gerard viper1 1passwor kolobok picasso robert1 barcelon bananas trance auburn
coltrane eatshit goodluck starcraft wheels parrot postal dorothy blackman wisdom gorilla tamara quality
katerina engine pass123 andrew1 shaney14 dumbass cassidy osiris fuck_inside oakland luther discover ranger1
spanking lonestar meridian bender heather1 dookie stonecol megaman bridge 192837465 rjntyjr ledzep violet
madrid lowrider 25802580 richard1 firefly alexandra phoebe griffey racerx paradox ghjcnj beautiful gangsta
zaq1xsw2 tacobell weezer sirius halflife buffett shiloh 123698745 vertigo sergei loving aliens carson sobaka
catalina keyboard kangaroo sinner soccer1 0.0.000 bonjour socrates chucky thompson hotboy cynthia hoover
sprint sarah1 finish scarlet celica shazam formula1 stevie sommer frances trebor qwerasdf national
mailcreated5240 bollox asshole1 fuckface elwood honda1 lorraine rebels vacation lexmark melvin penguins
12369874 ragnarok formula 258456 claude tempest vfhecz tacoma qwertz colombia flames rockon prodigy wookie
sebastian dodgeram mustangs 123qaz sithlord smoker server incubus window scoobydo oblivion molson kitkat
mystery titleist rescue magnolia zxcv1234 carpet director richmond melinda celeste lawyer bigballs tardis
jimbob xanadu bobbie blueeyes shaman mersedes pooper pussy69 wright golfing hearts garbage sheena ashton
mallard 12312312 kenwood springer patrick1 cowboys1 oracle lizzie 123zxc nuttertools martinez 102938 topper
janine roberts imagine elliott 1122334455 shemale sleepy gremlin yourmom 123987 gateway1 imperial printer
monkeys grateful peterpan hudson kingston cooler analsex pa55word gillian asterix freckles esther birdman
frank1 defiant aussie margarita blondes donnie tatyana 445566 bridget aspirine mariners jackal tobias
deadhead katrin research rootbeer weather frogger israel children forgot stephanie frederic scooter1 account
noodles thomas1 parola shaolin willis celine palace 11112222 plymouth nellie creampie santos justdoit rogers
ohyeah fatass assfuck amazon 1234567q laurie kisses ludwig magnus nopass deanna 987456 6751520 harley1
putter champs massive spidey lightnin camelot letsgo gizmodo aezakmi caliente tatiana broken goodtime
thankyou raiders1 brucelee redalert aquarius 456654 catherin smokin mypass payton lonely active astros
roller porkchop sapphire shopping qwert123 kevin1 a1s2d3f4 beckham temple marian atomic rusty1 marvel
vanilla qazwsxedcrfv unknown fletcher hunter1 kaktus cxfcnmt blacky 753159 elvis1 aggies blackjac picture
bangkok sooner hastings scream 123321q iforgot power1 myself kasper judith buster1 slappy shitty veritas
chevrole amber1 01012001 painter amsterdam kristi jammer primus spectrum valley ernest eduard granny horny1
sasha1 clancy usa123 diamond1 hitler avenger spankme 123456qwerty smudge scrappy melody atlantic beatrice
labrador john316 harder southern syracuse front242 falcons rosemary husker candyman commando sanchez pacman
delta1 center pancho krishna darling fatman elijah throat clitoris pineappl lesbians lemons 8j4ye3uz kelley
barkley vulcan punkin odessa celtics method monopoly flyboy romashka hamburg 123456aa gangbang 223344 area51
spartans bennett aaa111 tricky snuggles anders annette homerun vectra homer1 charlotte hermes grover topcat
vivian cuddles carolyn infiniti 1234567890q cosworth hayden forrest goodbye billie jeremiah phoenix1 killer1
ivanov bossman qawsedrf peugeot exigent doberman pauline durango brandon1 plumber telefon franco horndog
emmanuel laguna rbhbkk webmaster breeze porsche9 beefcake reality leopard redbull oscar1 dalton shelley
topdog godsmack theking omega1 speaker strong viktoria fuckers bowler starbuck gjkbyf hungry content
valhalla anarchy blacks herbie kingpin writer starfish clarence loveit achilles 906090 labtec ncc1701a
fitness jordan1 brando arsenal1 kicker napass desert sailboat bohica tractor hidden muppet jackson1 jimmy1
terminator phillies kentucky pa55w0rd terror farside caitlin swingers legacy ramona frontier butthole amelia
doughboy jrcfyf tuesday matilda september sabbath daniel1 nebraska homers qwertyuio azamat fallen maryland
oakley agent007 oklahoma striker camels iguana looker pinkfloy moloko double qwerty123456 dannyboy luckydog
789654 rhonda pistol whocares charmed skiing select studio franky houses elliot javier nathalie daniil
conrad command vladik vfrcbvrf stoner ihateyou nevada moneys vkontakte mandingo puppies california 666777
mystic maynard zidane eileen kotenok tyrone dilligaf budman bunghole zvezda 123457 jennie triton golfball
technics carlton trojans rafael church laptop rookie 01011991 15426378 aberdeen gustav jethro enterprise
escape stripper filter hurrican rfnthbyf lespaul gizmo1 central 132435 dthjybrf belinda 1366613 handsome
excalibu 963852 nofear momoney possum cutter bigger brothers bethany oilers randall moocow cupcake gbpltw
batman1 splash svetik leader super1 soleil bogdan melissa1 vipers babyboy tdutybq lancelot sabina ccbill
keystone passwort juliet russian madden flamingo australia firefox marilyn dogman vortex noodle raven1
zaphod killme verona pokemon1 babies coolman danila designer skinny kamikaze deadman attack gopher doobie
somethin reagan warhammer bradford deeznuts freaks engage chevy1 steve1 torres apollo13 poncho hammers
azsxdc dracula 000007 bitch1 deskjet cancel macdaddy mighty rangers1 oregon manchest hilton sterlin marissa
casey1 justine michaela dawson fabian meatball mailman sinatra columbus cthulhu summer1 grandma bubbas
cartoon bicycle bryant eatpussy truelove sentinel tolkien breast capone lickit summit 123456k peter1 hailey
daisy1 beverly kitty1 julius universe 123456789z meghan crazy1 jamesbon texas1 kathryn eleven sexygirl
362436 miracle bowser billyboy redhot traffic microsof microlab military daddy1 rockets iloveyo fernand
gordon24 cutlass function polska star69 titties pantyhos 01011985 sweden conner lifetime thekid theodore
aikido gofish mayday bloody 1234qwe market bonita anfield lansing elvira scotch catman 73501505 hustler
hayley dfkthbz peters passwor1 jenny1 azsxdcfv cheers irish1 gabrie tinman orioles scottie charlton fortuna
santana 01011970 airbus station rustam xtreme bigmoney zxcasd retard fatima grumpy huskies boxing 4runner
selena kelly1 ultima warlord fordf150 oranges rotten asdfjkl superstar denali terminal sultan bikini
saratoga figaro sixers wildfire vladislav gretchen 128500 hollywood sparta kristy mayhem wilbur greenbay
chewie music1 number1 cancun models running marlene mellon trinidad poiuytrewq cloud9 crunch fashion bigtime
chicken1 piccolo bigbird 321654987 billy1 01011981 miriam maradona sandro chester1 bizkit rjirfrgbde 789123
rightnow jasmine1 hyperion hansen natural treasure meatloaf armani rovers jarhead 01011986 cruise emerson
coconut dragoon utopia davids revenge catherine rfhbyf reebok charli giorgi sticks camilla sayang pass1234
exodus japanese anaconda zaqxsw illini chanel christopher woofwoof emily1 sandy1 memory packer poontang
govols tomato richards beaner cooter creamy lionking happy123 quincy movies deborah albatros poodle kenworth
dinosaur greens happyday eeyore adriana tsunami cabbage holyshit turkey50 hopper memorex chaser bogart
orgasm chocolate flying tommy1 volley whisper knopka ericsson walleye 321123 pepper1 katie1 chickens tyler1
corrado twisted 100000 clemson zxcasdqwe tootsie milana zenith fktrcfylhf shania romance frisco jensen
profit polniypizdec0211 crazybab sherwood positive junebug fugazi science rereirf vfvekz sausage vfczyz
comics koshka clapton madeline theresa justin1 anhyeuem condom hardrock skywalker tundra roberta february
gringo marcos rachael werner 150781 harper vitalik aspire stocks samsung1 coleman applepie abc12345 gandalf1
johanna pillow sparkle gmoney nobody fingers rockhard lucky13 better samiam everest hellyeah bigsexy
davidson skorpion rfrnec ingrid hedgehog australi candle slacker voyeur jazzman america1 bobby1 br0d3r
steele wolfie vfksirf valeria 1qa2ws3ed 13243546 fright yosemite kirsten karolina barsik cheetah baddog
deniska marisa starship bootie milena lillian salvador hithere greatone 50cent 0.0.0.000 albion amanda1
cecilia admiral stolen midget vernon maxell fuckin football1 cyclone freeporn rupert nikola bonsai kenshin
slider balloon roadkill killbill 222333 jerkoff 78945612 dinamo tekken rambler francois goliath fortune
cinnamon malaka backdoor fiesta packers1 rastaman fletch sojdlg123aljg stefano artemis calico powell felicia
nyjets damnit scratch robotech alliance duchess rctybz hooter marianne keywest 18436572 hal9000 mechanic
pingpong sanders operator presto rasputin bristol faggot 963852741 amsterda 321456 wibble carrera jeanette
alibaba krista majestic ramses duster route66 trident clipper nguyen steeler wrestlin mattie divine kipper
gotohell kingfish snake1 charley passwords buttman pompey railroad viagra zxcvbnm1 garage isaiah fowler
332211 slutty lineage2 macross pooter brian1 qwert1 charles1 jokers yzerman swimmer ne1469 phillips nwo4life
solnce seamus spears lolipop pupsik moose1 ivanova secret1 matador love69 420247 sparks ktyjxrf subway
peterson cinder vermont kimber pussie shearer florian magick retired guiness nature thursday allsop ghetto
flash1 mathew a123456789 typhoon dfkthf direct depeche skydive chemical dammit seeker respect fuckthis
crysis murder kcj9wx5n umbrella r2d2c3po 123123q snoopdog critter theboss 162534 splinter cyclops jayhawk
456321 caramel qwer123 underdog caveman onlyme grapes feather credit hotshot fuckher renault george1 sex123
animals pippen broadway 000001 789987 floppy megapass pornos kickass great1 quattro 135246 kristine wassup
helloo p0015123 nicole1 chivas shannon1 bullseye fishes blackhaw jamesbond tunafish juggalo dkflbckfd
123789456 sinclair dallas1 translator 122333 giuseppe beanie alucard saturday gfhjkm123 supersta deacon
magicman ashley1 tabitha leavemealone motherfucker 123456654321 gfhjkmgfhjkm qazwsxedc123 ghjcnjgfhjkm
sonyericsson zxcasdqwe123 ghhh47hj7649 123456789qwe 1qazxsw23edc masterbating qwerasdfzxcv qweasdzxc123
flvbybcnhfnjh 123456789987654321 112233445566 finalfantasy ghbdtnrfrltkf websolutions chickenwing101
1qaz2wsx3edc4rfv unbelievable administrator justinbieber contortionist masturbation pornographic
newproject2004 needforspeed businessbabe 123456789123 masterbaiting supernatural maurolarastefy scandinavian
domainlock2005 professional momsanaladventure dkflbvbhjdbx hd764nw5d7e1vb1 qazwsxedcrfvtgb dkflbvbhjdyf
counterstrike zaq1xsw2cde3 vfvfvskfhfve ghjcnjghjcnj fkmnthyfnbdf 123456789abc admin18533362 intelligence
23176djivanfros 123456789qwerty qazxswedcvfr qwertyasdfgh 1111111111zz whosyourdaddy fktrcfylhjdyf
fktrcfylhjdbx 123456789qaz 541233432442 12345678900987654321 password1234 ghbdtnghbdtn 010203040506
lost4815162342 chesterfield 102030405060 vanyarespekt combat123654 qwerty123456789 devilmaycry4 transformers
iseedeadpeople 89231243658s 123456789qqq jamesbond007 4815162342lost 123123qweqwe qwertyytrewq 1234567890qw
1234qwerasdf 123qwe456rty asdfghjkl123 ghjcnjrdfibyj international qwertyuiop123 saun24865709 q1w2e3r4t5y6u7
1qa2ws3ed4rf 123456789zxc polniypizdec110211 ptybnxtvgbjy fucktheworld 12345678987654321 mevefalkcakk
playstation3 31217221027711 cosmopolitan q1w2e3r4t5y6u7i8 zqjphsyf6ctifgu 1234567890qwe hedimaptfcor
lhbjkjubz2957704 andrewjackie networkingpe 12qw34er56ty 1qazxsw23edcvfr4 159753456852 123456782000
christopher1 ingodwetrust installdevic digitalprodu philadelphia minecraft123 boy4u2ownnyc peanutbutter
an83546921an13 1234567890zzz olcrackmaster abc123456789 auckland2010 residentevil qawsedrftgyh 123321qweewq
32615948worms 742617000027 nemvxyheqdd5oqxyxyzi avrillavigne fuckyoubitch massimiliano 012345678910
41d8cd98f00b nhfdvfnjkju123 gjkysqgbpltw temppassword ticketmaster 01telemike01 p030710p$e4o stratocaster
punksnotdead playstation2 fynfyfyfhbde ghjcnjqgfhjkm nightcrawler installsqlst 123456789101 frederiksberg
1234567890qaz 1a2s3d4f5g6h sanfrancisco 89876065093rax ghjcnjgbpltw 1234567qwertyu 1234qwerasdfzxcv
lytghjgtnhjdcr schoolgirlie 111222333000 zaqwsxcderfv iloveboobies seemnemaailm nhecsyfujkjdt qwaszxerdfcv
antananarivu vfrcbvvfrcbv greenlantern q1w2e3r4t5y6u7i8o9p0 passwordstandard corperfmonsy maprchem56458
warhammer40k construction 1234567890qwerty morganstanley 1234567890987654321 cjdthitycndj bltynbabrfwbz
stinkyfinger qwertyuiop10 qazxswedc123 iampurehaha2 zxcvbn123456 gtnhjpfdjlcr 123321456654 59382113kevinp
bpgjldsgjldthnf rfnthbyf1988 1qa2ws3ed4rf5tg qwertyuiop12345 nhfycajhvths msorcloledbr stickdaddy77
vfhbyfvfhbyf cheeseburger asdfgh123456 123456789asd specialinsta michaeljackson webuivalidat
1234567887654321 1234567892000 ilovemyfamily weihnachtsbau satisfaction 014702580369 qaz123wsx456
123456789qwer 111222333444555 123456789000 systemofadown vladimirovna 122333444455555 amadeusptfcor
zxcvbnm123456789 websolutionssu mortalkombat paraklast1974 minnesota_hp nondriversig 123qwerty123
necronomicon a1s2d3f4g5h6 z1x2c3v4b5n6m7 ghjnbdjcnjzybt thecakeisalie fktrcfylhjdf qwertyuiop12 ontheoutside
zcfvfzkexifz sonnenschein wazzkaprivet xxxp455w0rd5 qwertasdfgzxcvb weihnachtsbaum ghjatccbjyfk
nick1234-rem936 aksjdlasdakj89879 ntktdbpjh1994 23wkoa0fp78dk fatima753357 6215mila6215 zaq12wsxcde3
anytimetoday love777321777 123456789aaa 4815162342lf pfqwtd27121988 cnfc35762209 ktjynsq40147 1a2a3a4a5a6a
zxcvbnmmnbvcxz bullnuts2003 findaupair007 sdicmt7seytn gfhfktkjuhfv z1x2c3v4b5n6 entertainment qazwsx123456
lytdybrbdfvgbhf foreveryoung 050605rostik 420842084208555 19960610ilja ipo54tj45uy856 89063032220m
civilization 89semtsriuty badiman28200 123ewqasdcxz nhbujyjvtnhbz edwardcullen blacksonblon polniypizdec1102
ne_e_pod_chehyl 123456zxcvbn ghtdtlvtldtl 12345677654321 alpha135792468 hd764nw5d7e1vbv josephphone7
gthtrfnbgjkt configuratio msoracle32re passwordassword ronaldinho10 bhrh0h2oof6xbqjeh 193570356033
`
  .trim()
  .split(/\s+/);
