export const texts = {
  title: 'MC mode',
  director: 'Director',
  events: 'Events',
  about: 'Choose the event you announce. The page follows the scales by itself.',
  eventsNoun: 'your events',
  none: 'No event to announce',
  noneText: 'An event stands here once it is open.',
  tournaments: 'Go to Tournaments',
}
