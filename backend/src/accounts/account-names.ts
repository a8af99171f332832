/** When two usernames, or two addresses, are the same (decision 34: usernames are case-insensitive and hold no `@`). */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}
