/** Verbs of betraying somebody by giving them into other hands. */
export const isHandedOn = /^(?:sell|auction|hand|deliver|turn in)\b/;
