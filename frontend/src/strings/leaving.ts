/** The question before a game with unsaved changes is left. */
export const leavingStrings = {
  title: 'Unsaved Progress',
  text: 'You have unsaved changes in your current game. What would you like to do?',
  leave: 'Leave Without Saving',
  save: 'Save & Continue',
  /** Beside the question: where the game goes on without saving. */
  kept: {
    everything:
      'Auto-save is on: every turn is kept, and the game goes on from here whether you save or not.',
    toTheSave:
      'Auto-save is off: unless you save now, the game goes on from where you last saved it. The turns since then stay in the timeline.',
    neverSaved:
      'Auto-save is off: the game goes on from here, but it is not among your saved games until you have saved it.',
  },
};
