/** /login, /register, /forgot-password and /reset-password. */
import { offerStrings } from './offers.js';

export const signInStrings = {
  backHome: 'Back to Home',
  backToSignIn: 'Back to Sign In',
  tabs: 'Sign in or sign up',
  signUp: 'Sign Up',
  accountNotice: 'Please log in to view your account.',
  claimNotice: 'Your purchase waits for you: sign in, or sign up, and its credits are yours.',
  prologueNotice: 'Your prologue waits here; with an account it goes on.',
  signingIn: {
    title: 'Back to your river',
    text: 'Your games stand where you left them.',
    forgot: 'Forgot password?',
    done: 'Welcome back!',
    doneText: 'Successfully logged in',
    failed: 'Login Failed',
    failedText: 'Invalid credentials',
  },
  signingUp: {
    title: 'Cross your river',
    text: `An account keeps your games and your credits. ${offerStrings.turnPrice}`,
    submit: 'Create Account',
    done: 'Welcome to Rubicon',
    doneText: "Account created successfully. Let's add some tokens to start your adventure!",
    failed: 'Registration Failed',
    failedText: 'Please try again',
  },
  forgot: {
    pageTitle: 'Forgot Password',
    title: 'Forgot your password?',
    text: 'Name your account, and a link to a new password goes to its email address.',
    sentTitle: 'Look into your mail',
    sentText:
      'If there is an account of that name, a link is on its way. It works once, within the next hour.',
    notSent: 'The link could not be sent. Please try again.',
    sending: 'Sending...',
    send: 'Send Link',
  },
  reset: {
    title: 'A new password',
    text: 'It takes the place of the old one at once, and every sign-in there was ends.',
    deadTitle: 'This link does not work',
    expired: 'It has been used, or is too old.',
    incomplete: 'Open the link of your letter again, or ask for a new one.',
    askAgain: 'Ask for a New Link',
    changedText: 'Sign in with your new password.',
  },
};
