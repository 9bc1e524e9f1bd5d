export const texts = {
  open: 'Open protests',
  openFor: '{minutes, number} minutes, until {time}',
  until: 'Unofficial. Protests until {time}',
  minutesLeft: '{minutes, plural, one {# minute} other {# minutes}} left',
  over: 'The time for protests ran out at {time}. The results can be made official.',
  change: 'Change',
  longer: '{minutes, number} more minutes, until {time}',
  again: 'Open again for {minutes, number} minutes, until {time}',
  takeBack: 'Take back',
  takeBackQuestion: 'Take back the time for protests?',
  takeBackMeans: 'The board, the TVs and the anglers no longer read that protests are open until {time}. The history keeps it.',
  keep: 'Keep it',
} as const
