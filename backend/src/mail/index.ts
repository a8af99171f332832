export { BackgroundLetters } from './background-letters.js';
export { BackgroundLettersModule } from './background-letters.module.js';
export {
  addressChangedLetter,
  passwordChangedLetter,
  passwordResetLetter,
} from './letters/account-letters.js';
