export const flightLabels = {
  tournament: 'Tournament',
  name: 'Name',
  startTime: 'Out',
  dueTime: 'Due back',
} as const
