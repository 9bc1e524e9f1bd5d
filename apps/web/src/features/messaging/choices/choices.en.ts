export const texts = {
  title: 'What we send you',
  about: 'Every message also shows up under Messages. Codes and account security notices are always sent.',
  choices: 'your choices',
  offline: 'Needs internet.',
  topic: {
    tournament: 'Tournaments you fish',
    season: 'Your seasons and tours',
    personal: 'Just for you',
    boat: 'Your boat and flight',
    due: 'Your flight is due back in 15 minutes',
    place: 'Your place changed',
    official: 'Results are official',
  },
  /** The same, for who runs tournaments and may fish one. */
  ofOthers: { tournament: 'Your tournaments', season: 'Your seasons and tours' },
  fishing: 'When you fish',
  channel: { mail: 'Email', sms: 'Text message', push: 'Notification' },
  both: '{topic}: {channel}',
}
