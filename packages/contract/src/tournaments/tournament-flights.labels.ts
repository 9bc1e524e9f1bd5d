export const flightLabels = {
  tournament: 'Tournament',
  name: 'Name',
  startTime: 'Out',
  dueTime: 'Due back',
  dayTimes: 'Days with different times',
  'dayTimes.date': 'Day',
  'dayTimes.startTime': 'Out',
  'dayTimes.dueTime': 'Due back',
} as const
