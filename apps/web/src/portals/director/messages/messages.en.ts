export const texts = {
  title: 'Messages',
  about: 'Emails and texts you’ve sent, and how many got them.',
  write: 'New message',
  answers: '{count, plural, =0 {Replies} other {Replies (# new)}}',
  results: 'results',
  flights: 'flights',
  launch: {
    subject: '{days, plural, =1 {Blast-off times: {name}} other {Blast-off times, day {day, number}: {name}}}',
    body: '{days, plural, =1 {These are the new blast-off times.} other {These are the new blast-off times for day {day, number}.}}',
    line: '{flight}: leaves at {start}, due back {due}',
    everybody: 'All boats',
  },
  newTitle: 'New message',
  newAbout: 'To anglers in a tournament or members of a season.',
  answersTitle: 'Replies',
  answersAbout: 'Questions from your public pages and replies to your texts. Email replies go to your own inbox.',
} as const
