/** French, Latin and Japanese, understood where a small lexicon can: what kind of act it is, and words of it that name something. */
import type { ActClass } from '../eras/bank.js';

export interface ForeignAct {
  readonly language: 'French' | 'Latin' | 'Japanese' | 'other';
  readonly actClass: ActClass;
  /** English for what it names: places and things. */
  readonly names: readonly string[];
  readonly isQuestion: boolean;
}

const frenchCommon =
  /(?:^|[\s’'])(?:je|tu|il|elle|nous|vous|ils|le|la|les|un|une|des|du|de|et|à|au|aux|ne|pas|que|qui|mon|ma|mes|ton|sur|dans|pour|avec|est|sont|suis|moi|toi|leur|ce|cette|où|quoi|pourquoi|oui|tout|plus|bien|très|vive|mort|donne|viens|allons)(?=$|[\s,.!?’';:])/giu;
const latinCommon =
  /\b(?:et|est|sunt|non|nunc|quid|quis|quo|quae|qui|quod|ad|in|cum|pro|sed|ego|tu|nos|vos|mihi|tibi|me|te|meus|mea|pacem|bellum|volo|vult|mori|vici|veni|vidi|alea|iacta|quousque|tandem|abutere|patientia|nostra|senatus|populus|roma|romae|romam|ave|salve|vale|deus|deos|amicus|amici|hostis|patres|milites|caesarem|pompeium|etiam|tu|brute|si|vis|para|carthago|delenda|o|tempora|mores|licet|hic|haec|quia|solus|nostro|nostris|dominus|vobiscum|oremus|audite|conscripti|cives|arma|domine|sum|es|estis|dic|da|eamus|ite|audi)\b/giu;
const otherCommon =
  /(?:^|\s)(?:ich|und|der|die|das|nicht|ein|eine|zu|mit|yo|el|los|las|que|por|para|con|una|soy|io|il|gli|che|non|sono|per|di|ik|het|een|niet|jestem|nie|się|eu|não|uma|você)(?=$|[\s,.!?])/giu;

const french: readonly (readonly [RegExp, ActClass])[] = [
  [/\b(?:arrête(?:z)? (?:le|la|les|cet|cette)|arrêtez-|arrêter|saisissez|saisis)/iu, 'arrest'],
  [/\b(?:apporte(?:z|r)?|qu['’]on apporte|amène(?:z|r)?|appelle(?:z|r)?|faites venir)/iu, 'summon'],
  [/\b(?:chante(?:z|r|ons)?|danse(?:z|r|ons)?|joue(?:z|r|ons)?)/iu, 'play'],
  [/\b(?:brûle(?:z|r|ons)?|détrui[st]|déchire(?:z|r)?|casse(?:z|r)?)/iu, 'destroy'],
  [/\b(?:cache(?:z|r)?|me cache|fuis|fuir|fuyons|sauve(?:z|r|ons)[- ]nous)/iu, 'flee'],
  [
    /\b(?:supplie|s['’]il (?:te|vous) plaît|aide(?:z)?[- ]moi|approche(?:z)?|viens ici|venez ici|recommence(?:z)?)/iu,
    'persuade',
  ],
  [/\b(?:demande(?:r|z)?|interroge(?:r)?)/iu, 'ask'],
  [/\b(?:bonjour|bonsoir|merci|salut|enchanté)/iu, 'praise'],
  [/\b(?:imbécile|lâche|traître|coquin|canaille|scélérat)/iu, 'insult'],
  [/\b(?:regarde(?:z|r)?|observe(?:r)?|écoute(?:r)?|cherche(?:r)?)/iu, 'study'],
  [/\b(?:tue|tuer|tuons|assassine|abats|poignarde|à mort)\b/i, 'kill'],
  [/\b(?:attaque|attaquer|attaquons|assaut|à l['’]assaut|chargez|feu)\b/i, 'attack'],
  [/\b(?:crie|crier|proclame|harangue|vive|parle à la foule|citoyens)\b/i, 'speak'],
  [/\b(?:donne|donner|offre|offrir|tends)\b/i, 'give'],
  [/\b(?:écris|écrire|lettre)\b/i, 'write'],
  [/\b(?:prie|prier|seigneur|notre père|amen)\b/i, 'pray'],
  [/\b(?:embrasse|je t['’]aime|aime|baiser)\b/i, 'love'],
  [/\b(?:dors|dormir|me couche)\b/i, 'rest'],
  [/\b(?:attends|attendre|attendons)\b/i, 'wait'],
  [/\b(?:jure|promets)\b/i, 'promise'],
  [/\b(?:vais|va|allons|marche|marchons|cours|courir|pars|partons|en avant|rends)\b/i, 'go'],
  [/\b(?:bois|boire|mange|manger)\b/i, 'eat'],
  [/\b(?:dis|dire|réponds)\b/i, 'tell'],
];
const latin: readonly (readonly [RegExp, ActClass])[] = [
  [/\b(?:oremus|dominus vobiscum|pater noster|requiem)\b/i, 'pray'],
  [/\b(?:audite|audi|cedant|cives|quirites|patres conscripti)\b/i, 'speak'],
  [/\b(?:scribe|scribo|epistula)\w*/i, 'write'],
  [/\b(?:comprehende|cape|vinci)\w*/i, 'arrest'],
  [/\b(?:fuge|fugio|fugiamus)\b/i, 'flee'],
  [/\b(?:bibe|bibo|bibamus|cena)\w*/i, 'eat'],
  [/\b(?:canta|cano|salta)\w*/i, 'play'],
  [/\b(?:mane|maneo|exspecta)\w*/i, 'wait'],
  [/\b(?:dormi|dormio)\w*/i, 'rest'],
  [/\b(?:ignosce|parce|parco)\w*/i, 'free'],
  [/\b(?:neca|occide|interfice)\w*/i, 'kill'],
  [/\b(?:oppugna|pugna|impetum|ad arma|bellum)\w*/i, 'attack'],
  [/\b(?:quousque|tandem|abutere|o tempora|turpis|improbe)\b/i, 'insult'],
  [/\b(?:pacem|pax|foedus)\b/i, 'persuade'],
  [/\b(?:alea)\b/i, 'speak'],
  [/\b(?:transi|eamus|ite|venio|ibo|procede)\w*/i, 'go'],
  [/\b(?:iuro|promitto|polliceor)\b/i, 'promise'],
  [/\b(?:oro|precor|iuppiter|di immortales|o di)\b/i, 'pray'],
  [/\b(?:amo|te amo|basia)\b/i, 'love'],
  [/\b(?:do|dono|accipe)\b/i, 'give'],
  [/\b(?:ave|salve|vale|gratias)\b/i, 'praise'],
];
const japanese: readonly (readonly [RegExp, ActClass])[] = [
  [/持って来|持ってこい|呼べ|呼ん|連れて/u, 'summon'],
  [/捕え|捕ら|縛/u, 'arrest'],
  [/焼|燃|壊|堤を切|破/u, 'destroy'],
  [/踊|歌|舞/u, 'play'],
  [/隠れ|逃/u, 'flee'],
  [/許|放せ|助け/u, 'free'],
  [/聞く|尋ね|教えて/u, 'ask'],
  [/命じ|せよ|引かせ/u, 'order'],
  [/泣/u, 'mourn'],
  [/ありがとう|かたじけな|感謝/u, 'praise'],
  [/殺|斬|討て|首を/u, 'kill'],
  [/攻め|攻撃|突撃|かかれ|撃て|討つ/u, 'attack'],
  [/向か|行く|行こ|参る|進め|出陣|馬を引|上洛|帰る|退/u, 'go'],
  [/敵は/u, 'speak'],
  [/書く|文を|手紙|書状/u, 'write'],
  [/祈|南無|念仏|神/u, 'pray'],
  [/寝|眠/u, 'rest'],
  [/待/u, 'wait'],
  [/酒|飲|食/u, 'eat'],
  [/与え|やる|渡/u, 'give'],
  [/誓/u, 'promise'],
  [/愛|好き|恋/u, 'love'],
  [/降参|降伏/u, 'surrender'],
  [/守/u, 'defend'],
];
const namesOf: readonly (readonly [RegExp, string])[] = [
  [/本能寺/u, 'Honnō-ji'],
  [/京|都/u, 'Kyoto'],
  [/安土/u, 'Azuchi'],
  [/大坂|大阪/u, 'Osaka'],
  [/江戸/u, 'Edo'],
  [/信長/u, 'Nobunaga'],
  [/秀吉/u, 'Hideyoshi'],
  [/家康/u, 'Ieyasu'],
  [/光秀|明智/u, 'Mitsuhide'],
  [/bastille/iu, 'the Bastille'],
  [/versailles/iu, 'Versailles'],
  [/h[oô]tel de ville/iu, 'the Hôtel de Ville'],
  [/tuileries/iu, 'the Tuileries'],
  [/paris/iu, 'Paris'],
  [/lentul/iu, 'Lentulus'],
  [/caesar/iu, 'Caesar'],
  [/pompei/iu, 'Pompey'],
  [/cicero/iu, 'Cicero'],
  [/\brom(?:a|am|ae)\b/iu, 'Rome'],
  [/rubico/iu, 'the Rubicon'],
];

/**
 * "Alea iacta est!! cross the river": what is done in English behind what is said.
 * @param isDeed whether an English sentence does anything
 */
export function behindForeign(
  typed: string,
  isDeed: (sentence: string) => boolean,
): { said: string; done: string } {
  const found = /^(.{8,}[.!?…]["”»]?)\s+([^.!?…]+[.!?]*)$/su.exec(typed.trim());
  const [, said = '', done = ''] = found ?? [];
  return said !== '' && foreignAct(done) === null && foreignAct(said) !== null && isDeed(done)
    ? { said, done }
    : { said: typed, done: '' };
}

/** Of a script that is no Latin one. */
const OTHER_LETTERS_MIN = 4;

/** Null: English, or no language. */
export function foreignAct(typed: string): ForeignAct | null {
  const letters = typed.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return null;
  const names = namesOf.flatMap(([pattern, name]) => (pattern.test(typed) ? [name] : []));
  const isQuestion = /[?？]\s*$|か。?$/u.test(typed.trim());
  const kana = typed.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  if (kana > letters / 2)
    return { language: 'Japanese', actClass: lastClass(typed, japanese), names, isQuestion };
  // Hebrew, Arabic, Russian, Greek: a tongue, though none that is spoken here.
  const latinLetters = typed.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= OTHER_LETTERS_MIN && latinLetters < letters / 2)
    return {
      language: 'other',
      actClass: 'speak',
      names,
      isQuestion: isQuestion || /؟\s*$/u.test(typed.trim()),
    };
  const words = typed.match(/[\p{L}’']+/gu)?.length ?? 0;
  if (words < 3) return null;
  const english =
    typed.match(
      /\b(?:the|and|i|my|to|of|him|her|them|with|that|is|for|it|his|you|what|who|at|on|from|me|a|an|be|this|we|do|not)\b/gi,
    )?.length ?? 0;
  const share = (pattern: RegExp) => (typed.match(pattern)?.length ?? 0) / words;
  if (english / words > 0.2) return null;
  if (share(frenchCommon) >= 0.3 && share(frenchCommon) >= share(latinCommon))
    return { language: 'French', actClass: firstClass(typed, french), names, isQuestion };
  if (share(latinCommon) >= 0.3)
    return { language: 'Latin', actClass: firstClass(typed, latin), names, isQuestion };
  if (share(otherCommon) >= 0.3) return { language: 'other', actClass: 'speak', names, isQuestion };
  return null;
}

function firstClass(typed: string, lexicon: readonly (readonly [RegExp, ActClass])[]): ActClass {
  return lexicon.find(([pattern]) => pattern.test(typed))?.[1] ?? 'speak';
}

/** An order's last verb is what is to be done. */
function lastClass(typed: string, lexicon: readonly (readonly [RegExp, ActClass])[]): ActClass {
  const found = lexicon
    .map(([pattern, actClass]) => ({ actClass, at: typed.search(pattern) }))
    .filter(({ at }) => at >= 0);
  return found.find(({ actClass }) => actClass === 'go')?.actClass ?? found[0]?.actClass ?? 'speak';
}
