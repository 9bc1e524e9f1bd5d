export const directorSettingsLabels = {
  optionalCheckInTimes: 'Check-in times',
  'optionalCheckInTimes.preTournamentMeeting': 'Pre-tournament meeting',
  'optionalCheckInTimes.dailyTournamentDay': 'Every morning',
  'optionalCheckInTimes.dailyWeighInCheckIn': 'When boats return',
  weightInBagRemovalDelay: 'Bag removal delay',
  stationPin: 'Station PIN',
  stationPinCheck: 'Station PIN',
  stationLock: 'Lock idle stations',
  winningsReportedFrom: '1099 threshold',
  showEmail: 'Show my email',
  showPhone: 'Show my phone',
} as const
