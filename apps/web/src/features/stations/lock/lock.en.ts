export const texts = {
  lock: {
    now: 'Lock this station',
    title: 'This station is locked',
    nothingIsLost: 'Nothing is lost. What was typed is still there.',
    pin: 'Station PIN',
    forgotten: 'The director can set a new PIN in Settings.',
    logOut: 'Log out',
  },
} as const
