/** The few words of each era that the shell shows on every page; the rest of an era is data of the scenarios. */
export const eraStrings = {
  french_revolution: {
    /** Beside the logo (specification, section 2, "Top navigation"). */
    navName: 'French Revolution',
    name: 'French Revolution',
    period: '1789-1815',
    title: 'Liberty or Death: 1789',
  },
  roman_republic: {
    navName: "Caesar's Rome",
    name: 'Roman Republic',
    period: '49-27 BC',
    title: 'Imperator 49 B.C.',
  },
  sengoku_japan: {
    navName: 'Sengoku',
    name: 'Sengoku Japan',
    period: '1582-1603',
    title: 'Shogun 1582',
  },
};
