export const flightLabels = {
  tournament: 'Tournament',
  name: 'Name',
  startTime: 'Out',
  dueTime: 'Due back',
  dayTimes: 'Times of single days',
  'dayTimes.date': 'Day',
  'dayTimes.startTime': 'Out',
  'dayTimes.dueTime': 'Due back',
} as const
