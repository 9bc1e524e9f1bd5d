export const texts = {
  title: 'Messages',
  about: 'What directors wrote to you. It stands here also when a mail or a text did not arrive.',
  replies: 'Answers',
  empty: 'Nobody has written to you yet.',
  messages: 'your messages',
  unread: 'Not read',
  from: 'From {name}',
  reply: 'Answer by mail or text message: it goes to who wrote to you.',
}
