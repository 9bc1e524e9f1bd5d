export const texts = {
  title: 'Messages',
  about: 'Messages from your directors. They show up here even if the email or text didn’t reach you.',
  replies: 'Replies',
  empty: 'No messages yet.',
  messages: 'your messages',
  unread: 'Unread',
  from: 'From {name}',
  reply: 'Reply by email or text. It goes to the sender.',
}
