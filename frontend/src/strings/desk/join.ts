/** How a new member of the staff comes in: by the link of an invitation. */
export const joinStrings = {
  screen: 'Join the desk',
  steps: (step: number, of: number) => `Step ${step} of ${of}`,
  noTokenTitle: 'This link is incomplete',
  noToken: 'Open the link of your invitation again, whole, or ask for a new one.',
  password: {
    title: 'Choose a password',
    text: 'It is asked for at every sign-in, with a code of your authenticator app.',
    label: 'Password',
    hint: 'At least 12 characters. A sentence is easier to keep than a word.',
    again: 'The same again',
    different: 'These are two different passwords.',
    submit: 'Go on',
  },
  factor: {
    title: (name: string) => `Set up your second factor, ${name}`,
    text: 'Scan this with an authenticator app.',
    picture: 'QR code for an authenticator app',
    secret: 'Or type this secret into it:',
    label: 'Code the app shows',
    hint: 'Six digits.',
    submit: 'Confirm',
  },
  codes: {
    title: 'Keep your recovery codes',
    done: 'Go to the sign-in',
  },
};

/** Codes that each work once in place of one of the app; shown where they are made. */
export const recoveryCodeStrings = {
  text: 'Each works once, in place of a code of the app, when you are without it. They are shown this once.',
  copy: 'Copy',
  copied: 'The codes are copied.',
  notCopied: 'The codes could not be copied. Save or print them.',
  save: 'Save as a file',
  print: 'Print',
  file: 'rubicon-recovery-codes.txt',
  fileTitle: 'Recovery codes of the Rubicon desks',
  kept: 'I have kept them where nobody else finds them.',
};
