export const texts = {
  syncDialog: {
    ask: 'Unsynced Changes Detected',
    running: 'Sync in Progress',
    later: 'Later',
    close: 'Close',
    syncNow: 'Sync Now',
    youHaveUpdatesSince: 'You have updates since last sync',
    toSend: '{changes} to send',
  },
} as const
