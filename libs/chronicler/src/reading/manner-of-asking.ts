/** What is said behind a question of how it is to be answered, and is no deed: "The truth, please", "I want a number", "I ask him". */
const manner =
  /^(?:(?:i want|i need|give me|i demand|i expect|just|only|and) (?:(?:to hear|to know|you to tell me) )?(?:(?:the|a|an|your) )?(?:honest |plain |straight |exact |true |clear |real |simple |full |whole )*(?:number|numbers|figure|figures|name|names|truth|date|answer|answers|facts?|word)s?(?:,? (?:please|now|and nothing else|not \p{L}+))?|(?:the )?(?:plain |whole |full |honest )?truth,? (?:please|now|if you (?:please|can|will))|(?:tell (?:me|us) |speak )?(?:the )?(?:truth|plainly|honestly|truthfully|frankly|freely|quickly|quick)(?: now| please)?|(?:please )?(?:be (?:honest|frank|exact|brief|quick|truthful|plain)|answer(?: me)?|speak up|speak|do ?n['’]t lie(?: to me)?|no lies|out with it|well|remind me|tell me|refresh my memory|be honest with me)(?: now| please)?|i (?:ask|asked|want to ask) (?:him|her|them|(?:the|my|your) (?:\p{L}+ )?\p{L}+)(?: (?:that|this|so))?|i (?:want|need|have|would like|should like|must|wish) to know(?: (?:that|it|everything|now|more|all))?)$/iu;

export function isMannerOfAsking(sentence: string): boolean {
  return manner.test(
    sentence
      .trim()
      .replace(/[.!…]+$/u, '')
      .trim(),
  );
}
