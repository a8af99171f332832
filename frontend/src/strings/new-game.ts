/** The way into a game: era, character, difficulty. */
export const newGameStrings = {
  eras: {
    eyebrow: 'Three worlds',
    enter: 'Enter',
    enterNamed: (era: string) => `Enter: ${era}`,
    keyFigures: 'Key figures',
    themes: 'Themes',
  },
  /** The game in progress, before the eras. */
  inProgress: {
    continue: 'Continue',
    continueNamed: (character: string) => `Continue: ${character}`,
    lastPlayed: (moment: string) => `Last played ${moment}`,
  },
  characters: {
    title: 'Choose Your Character',
    text: 'Select a historical figure or create your own to shape history',
    historical: 'Historical Characters',
    custom: 'Custom Characters',
    noCustom: 'None yet. Someone history forgot can be yours.',
    loading: 'Loading characters...',
    notLoaded: 'The characters could not be loaded',
    position: (estate: string, profession: string) => `${estate} \u00b7 ${profession}`,
    selected: 'Selected:',
    /** {selected}: the word above; {name}: the character's. */
    selection: '{selected} {name}',
    continueWith: (name: string) => `Continue with ${name}`,
    edit: 'Edit',
    editNamed: (name: string) => `Edit: ${name}`,
    delete: 'Delete',
    deleteNamed: (name: string) => `Delete: ${name}`,
  },
  form: {
    name: 'Name',
    estate: 'Estate',
    selectEstate: 'Select estate',
    profession: 'Profession',
    selectProfession: 'Select profession',
    description: 'Description',
    length: (length: number, max: number) => `${length} of ${max}`,
  },
  creation: {
    title: 'Create Custom Character',
    submit: 'Create Character',
    pending: 'Creating...',
    failed: 'The character could not be created. Please try again.',
  },
  change: {
    title: 'Edit Character',
    text: 'Games already begun keep the character as it was.',
    failed: 'The character could not be changed. Please try again.',
  },
  deletion: {
    title: 'Delete Character',
    question: (name: string) =>
      `Are you sure you want to delete ${name}? Games already begun keep the character. This action cannot be undone.`,
    failed: 'Delete Failed',
    failedText: 'Failed to delete the character. Please try again.',
  },
  difficulty: {
    title: 'Choose Your Difficulty',
    name: 'Difficulty',
    back: 'Back to Characters',
    notStarted: 'The game could not be started. Please try again.',
  },
};
