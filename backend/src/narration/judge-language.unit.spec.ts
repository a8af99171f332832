import type { NarrationLanguage } from '@rubicon/contracts';
import { isInLanguage, judgeLanguage } from './judge-language.js';
import type { NarratorAnswer } from './read-answer.js';

const told: Readonly<Record<NarrationLanguage, string>> = {
  en: 'The crowd falls silent as you climb the steps of the town hall, and Danton, who has never been silent in his life, lays a hand on your arm. Citizen, he says, choose your words with care, for there are men in this square who will remember every one of them.',
  de: 'Die Menge verstummt, als du die Stufen des Rathauses hinaufsteigst, und Danton, der in seinem Leben noch nie geschwiegen hat, legt dir die Hand auf den Arm. Bürger, sagt er, wähle deine Worte mit Bedacht, denn auf diesem Platz stehen Männer, die sich jedes merken.',
  es: 'La multitud calla cuando subes los escalones del ayuntamiento, y Danton, que en su vida ha callado, te pone la mano en el brazo. Ciudadano, dice, elige bien tus palabras, porque en esta plaza hay hombres que recordarán cada una de ellas.',
  fr: 'La foule se tait quand tu montes les marches de l’hôtel de ville, et Danton, qui ne s’est jamais tu de sa vie, pose la main sur ton bras. Citoyen, dit-il, choisis bien tes mots, car il y a sur cette place des hommes qui se souviendront de chacun.',
  it: 'La folla tace quando sali i gradini del municipio, e Danton, che in vita sua non ha mai taciuto, ti posa una mano sul braccio. Cittadino, dice, scegli bene le parole, perché in questa piazza ci sono uomini che si ricorderanno di ognuna.',
  ja: '群衆は静まり返り、あなたは市庁舎の階段を上っていく。生涯一度も黙ったことのないダントンが、あなたの腕に手を置く。市民よ、と彼は言う、言葉を慎重に選べ。この広場には、そのひとつひとつを忘れない男たちがいるのだから。'.repeat(
    3,
  ),
  nl: 'De menigte verstomt als je de trappen van het stadhuis beklimt, en Danton, die nog nooit van zijn leven gezwegen heeft, legt een hand op je arm. Burger, zegt hij, kies je woorden met zorg, want op dit plein staan mannen die er geen een zullen vergeten.',
  pl: 'Tłum milknie, gdy wchodzisz po schodach ratusza, a Danton, który nigdy w życiu nie milczał, kładzie ci rękę na ramieniu. Obywatelu, mówi, dobieraj słowa ostrożnie, bo na tym placu są ludzie, którzy zapamiętają każde z nich.',
  pt: 'A multidão cala-se quando sobes os degraus da câmara municipal, e Danton, que nunca na vida se calou, põe a mão no teu braço. Cidadão, diz ele, escolhe bem as tuas palavras, porque nesta praça há homens que se lembrarão de cada uma delas.',
};
const languages = Object.keys(told) as NarrationLanguage[];

it.each(languages)('knows a story in %s, and one that is not', (language) => {
  expect(languages.filter((one) => isInLanguage(told[language], one))).toEqual([language]);
});

it.each([
  ['a short text', 'Non, rien de rien.'],
  ['gibberish', 'xq zzk ptr '.repeat(40)],
  ['emoji', '👑'.repeat(200)],
  ['a language that is not offered', '人群安静下来，你走上市政厅的台阶。'.repeat(20)],
])('lets %s pass', (_, text) => expect(isInLanguage(text, 'en')).toBe(true));

it('asks for it again in the player’s language, and takes what comes then', () => {
  const answer = { narrative: told.en } as NarratorAnswer;
  expect(judgeLanguage('en')(answer)).toEqual({ kind: 'accept' });
  expect(judgeLanguage('fr')(answer)).toMatchObject({
    kind: 'again',
    note: expect.stringContaining('Français') as string,
    otherwise: 'accept',
  });
});
