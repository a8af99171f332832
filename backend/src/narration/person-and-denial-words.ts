/** Words by which two sentences are not told apart, and words by which they are, in all languages of the story. In small letters, without apostrophes. Data. */

/** The player's act in the first person is the narrator's in the second. Also what these persons make of "to be" and "to have". */
export const personWords: ReadonlySet<string> = new Set(
  [
    // English
    'i me my mine myself we us our ours ourselves you your yours yourself yourselves am m are re was were ve',
    // German
    'ich mich mir mein meine meinen meinem meiner meines wir uns unser unsere unseren unserem unserer',
    'du dich dir dein deine deinen deinem deiner deines ihr euch euer eure euren eurem eurer sie ihnen ihre ihren ihrem ihrer ihres sich',
    'bin bist sind seid habe hast haben habt',
    // Spanish
    'yo me mí mi mis mío mía míos mías nosotros nos nuestro nuestra nuestros nuestras',
    'tú te ti tu tus tuyo tuya tuyos tuyas usted ustedes vosotros os vuestro vuestra vuestros vuestras le se su sus soy eres he has',
    // French
    'je j me m moi mon ma mes nous notre nos tu te t toi ton ta tes vous votre vos suis es êtes ai as avez sommes avons',
    // Italian
    'io mi me mio mia miei mie noi ci nostro nostra nostri nostre tu ti te tuo tua tuoi tue voi vi vostro vostra vostri vostre si suo sua suoi sue lei sono sei ho hai',
    // Dutch
    'ik me mij mijn mezelf we wij ons onze je jij jou jouw jezelf jullie u uw zich ben bent heb hebt',
    // Polish
    'ja mnie mi mną mój moja moje moją moim moich mojego mojej moi my nas nam nasz nasza nasze naszych',
    'ty ciebie ci cię tobie tobą twój twoja twoje twoją twoim twoich twojego twojej twoi wy was wam wasz wasza wasze swój swoja swoje swoją swoim swoich swojego swojej jestem jesteś',
    // Portuguese
    'eu me mim meu minha meus minhas nós nos nosso nossa nossos nossas tu te ti teu tua teus tuas você vocês vós vos vosso vossa vossos vossas lhe se seu sua seus suas sou és estou estás',
  ].flatMap((words) => words.split(' ')),
);

/** The same of a script that writes no words apart. */
export const unspacedPersonWords = ['あなた', 'お前', '自分', '私', '僕', '俺', '我', '君'] as const;

/** Who leaves one of these out says the opposite. Japanese has them in the verb's ending. */
export const negations: ReadonlySet<string> = new Set(
  [
    'cannot cant couldnt dont doesnt didnt wont wouldnt shouldnt mustnt isnt arent wasnt werent hasnt havent hadnt',
    'not t no never nobody none nothing neither nor without',
    'nicht kein keine keinen keinem keiner nie niemals niemand nichts ohne',
    'no nunca jamás nadie nada ningún ninguna sin',
    'ne n pas jamais personne rien aucun aucune sans',
    'non mai nessuno nulla niente senza',
    'niet geen nooit niemand niets zonder',
    'nie nigdy nikt nic żaden żadna bez',
    'não nunca ninguém nada nenhum nenhuma sem',
  ].flatMap((words) => words.split(' ')),
);
