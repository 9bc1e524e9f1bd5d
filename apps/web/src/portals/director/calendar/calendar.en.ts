export const texts = {
  title: 'Calendar',
  about: 'Tournament days show up here automatically.',
  newEvent: 'New event',
  noun: 'calendar',
  howShown: 'How the calendar is shown',
  view: {
    month: 'Month',
    week: 'Week',
    agenda: 'Agenda',
  },
  today: 'Today',
  back: {
    month: 'Previous month',
    week: 'Previous week',
    agenda: 'Previous month',
  },
  on: {
    month: 'Next month',
    week: 'Next week',
    agenda: 'Next month',
  },
  range: '{from} – {to}',
} as const
