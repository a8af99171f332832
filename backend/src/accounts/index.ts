export { AccountEmails } from './account-emails.js';
export { AccountSearch, type FoundAccount } from './account-search.js';
export { AccountsModule } from './accounts.module.js';
export { accountDeletedLetter } from './letters/account-letters.js';
export { AllSignIns } from './sessions/all-sign-ins.js';
export { IsNotEasilyGuessed } from './passwords/not-easily-guessed.js';
export { Passwords } from './passwords/passwords.js';
export { PlayerSessions } from './sessions/player-sessions.js';
export { SignInHooks, type SignInHook } from './sessions/sign-in-hooks.js';
