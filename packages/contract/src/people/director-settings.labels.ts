export const directorSettingsLabels = {
  optionalCheckInTimes: 'Check-in times',
  'optionalCheckInTimes.preTournamentMeeting': 'At the meeting before the tournament',
  'optionalCheckInTimes.dailyTournamentDay': 'In the morning of every day',
  'optionalCheckInTimes.dailyWeighInCheckIn': 'When boats come back',
  weightInBagRemovalDelay: 'Bag removal delay',
  stationPin: 'Station PIN',
  stationPinCheck: 'Station PIN',
  stationLock: 'Lock stations that nobody touches',
  winningsReportedFrom: 'Report winnings from',
  showEmail: 'Show my email',
  showPhone: 'Show my phone',
} as const
