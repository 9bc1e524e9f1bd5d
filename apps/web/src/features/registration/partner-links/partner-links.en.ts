export const texts = {
  title: 'Invite links',
  none: 'No invite links right now.',
  made: 'Created {when} by {name}',
  mailed: 'Emailed to {to} {when} by {name}',
  unused: 'No one has used it yet.',
  used: '{names} joined with it.',
  revoke: 'Revoke',
  revokeAsk: 'Revoke this link?',
  revokeText: 'No one can join with it anymore. Current members stay.',
  revoked: 'Link revoked.',
  noun: 'The links',
} as const
