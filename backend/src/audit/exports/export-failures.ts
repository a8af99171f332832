/** Why an export came to nothing, and what its reader is told. The error itself is in the log, without data. */
export const exportFailures = {
  broken_off: 'This file could not be written. Please tell whoever runs the game: the log says why.',
  log_does_not_fit_chain:
    'The log no longer says what it said when the ledger was chained: nothing was exported. The server’s log names the event.',
  heads_not_signed:
    'The chain of the ledger is not what was signed before: nothing was exported. The server’s log names the head.',
  interrupted: 'This file was begun several times and broken off each time. Please ask for a shorter period.',
};

export type ExportFailureCode = keyof typeof exportFailures;
