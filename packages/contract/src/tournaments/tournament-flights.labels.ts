export const flightLabels = {
  tournament: 'Tournament',
  name: 'Name',
  startTime: 'Leaves',
  dueTime: 'Due back',
  dayTimes: 'Days with different times',
  'dayTimes.date': 'Day',
  'dayTimes.startTime': 'Leaves',
  'dayTimes.dueTime': 'Due back',
} as const
