export const calendarEventLabels = {
  title: 'Title',
  type: 'Type',
  hours: 'Hours',
  notes: 'Notes',
  allDay: 'All day',
  start: 'Starts',
  end: 'Ends',
  color: 'Color',
  reminder: 'Reminder',
  tournament: 'Tournament',
} as const
