export const texts = {
  title: 'Messages',
  about: 'What you sent by mail and text message, and how many have it.',
  write: 'New message',
  answers: '{count, plural, =0 {Answers} other {Answers (# new)}}',
  results: 'results',
  flights: 'the flights',
  launch: {
    subject: '{days, plural, =1 {Launch times: {name}} other {Launch times, day {day, number}: {name}}}',
    body: '{days, plural, =1 {These launch times count now.} other {These launch times count for day {day, number}.}}',
    line: '{flight}: leaves at {start}, back by {due}',
    everybody: 'All boats',
  },
  newTitle: 'New message',
  newAbout: 'To a group of a tournament, or to the members of a season.',
  answersTitle: 'Answers',
  answersAbout: 'Questions from your public pages, and replies to your text messages. Replies to emails come to your own mailbox.',
} as const
