/** Names of the fields one signs in with, and what is missing; what else is wrong with them the contract's rules say. */
export const credentialStrings = {
  username: 'Username',
  email: 'Email',
  password: 'Password',
  currentPassword: 'Current Password',
  newPassword: 'New Password',
  /** On a button that is pressed while it shows. */
  showTyped: 'Show what is typed',
  usernameOrEmail: 'Username or Email',
  usernameOrEmailMissing: 'Username or email is required',
  passwordMissing: 'Password is required',
  changePassword: 'Change Password',
  passwordChanged: 'Password Changed',
  passwordNotChanged: 'The password could not be changed. Please try again.',
};
