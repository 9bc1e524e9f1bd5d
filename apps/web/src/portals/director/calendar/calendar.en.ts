export const texts = {
  title: 'Calendar',
  about: 'Tournament days show up here by themselves.',
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
    month: 'Month before',
    week: 'Week before',
    agenda: 'Month before',
  },
  on: {
    month: 'Next month',
    week: 'Next week',
    agenda: 'Next month',
  },
  range: '{from} – {to}',
} as const
