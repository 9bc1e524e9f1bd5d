/** Under it a device keeps who is signed in. */
export const SESSION_KEY = 'rl-user'

/** A station that is locked (`features/stations/lock`). Whoever signs in has said their password: it ends with the session. */
export const STATION_LOCK_KEY = 'rl-station-locked'
