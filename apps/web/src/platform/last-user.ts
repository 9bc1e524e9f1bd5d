export const LAST_USER = 'rl-last-user'

/** Who was here last, signed in or not. */
export const lastUser = (): string | null => localStorage.getItem(LAST_USER)
