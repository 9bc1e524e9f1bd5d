export const texts = {
  title: 'MC mode',
  director: 'Director',
  events: 'Events',
  about: 'Choose the event you’re announcing. The page follows the scales automatically.',
  eventsNoun: 'events',
  none: 'No event to announce',
  noneText: 'Events show up here once they’re open.',
  tournaments: 'Go to Tournaments',
}
