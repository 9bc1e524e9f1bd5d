export const texts = {
  title: 'Messages',
  about: 'What you sent by mail and text message, and how many have it.',
  write: 'New message',
  answers: '{count, plural, =0 {Answers} other {Answers (# new)}}',
  results: 'results',
  flights: 'the flights',
  launch: {
    subject: 'Launch times: {name}',
    body: 'These launch times count now.',
    line: '{flight}: leaves at {start}, back by {due}',
    everybody: 'All boats',
  },
  newTitle: 'New message',
  newAbout: 'To a group of a tournament, or to the members of a season.',
  answersTitle: 'Answers',
  answersAbout: 'What anglers answered to your text messages. Answers to mails come to your own mailbox.',
} as const
