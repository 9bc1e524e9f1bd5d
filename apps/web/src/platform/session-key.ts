/** Under it a device keeps who is signed in. */
export const SESSION_KEY = 'rl-user'
