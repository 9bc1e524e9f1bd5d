export const texts = {
  open: 'Start protest period',
  openFor: '{minutes, number} minutes, until {time}',
  until: 'Unofficial. Protests open until {time}',
  minutesLeft: '{minutes, plural, one {# minute} other {# minutes}} left',
  over: 'The protest period ended at {time}. Results can be made official.',
  change: 'Change',
  longer: '{minutes, number} more minutes, until {time}',
  again: 'Reopen for {minutes, number} minutes, until {time}',
  takeBack: 'Cancel protest period',
  takeBackQuestion: 'Cancel the protest period?',
  takeBackMeans: 'The leaderboard, TVs and anglers stop showing that protests are open until {time}. The history keeps it.',
  keep: 'Keep it',
} as const
