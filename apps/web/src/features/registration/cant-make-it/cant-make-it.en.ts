export const texts = {
  button: 'I can’t make it',
  title: 'Ask the director to withdraw your boat?',
  send: 'Ask to withdraw',
  keep: 'Stay in',
  text: '{policy} The director decides, and your boat stays in until then.',
  ask: '{crew} can’t make it to {event}{boat}. {policy}',
  boat: ' (boat {number})',
  policy: {
    nothing: 'Nothing is paid yet.',
    'no-policy': 'Paid so far: {paid}. This event has no refund policy.',
    until: 'Paid so far: {paid}. Under the refund policy, {amount} is refunded today.',
    overpaid: 'Paid so far: {paid}. Of that, {amount} is overpaid.',
    'too-late': 'Paid so far: {paid}. Under the refund policy, nothing is refunded after {day}.',
  },
  sent: 'Director asked',
  wasSent: 'You asked the director to withdraw your boat on {day}.',
  needsInternet: 'Asking needs internet',
} as const
