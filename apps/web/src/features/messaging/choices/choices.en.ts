export const texts = {
  title: 'What we send you',
  about: 'Every message also stands under Messages. Codes and what is about the security of your account are always sent.',
  choices: 'your choices',
  offline: 'Needs internet.',
  topic: {
    tournament: 'Tournaments you fish',
    season: 'Your seasons and tours',
    personal: 'Written to you alone',
    boat: 'Your boat and flight',
    due: 'Your flight is due back in 15 minutes',
    place: 'Your place changed',
    official: 'Results are official',
  },
  /** The same, for who runs tournaments and may fish one. */
  ofOthers: { tournament: 'Your tournaments', season: 'Your seasons and tours' },
  fishing: 'When you fish yourself',
  channel: { mail: 'Mail', sms: 'Text message', push: 'Notification' },
  both: '{topic}: {channel}',
}
