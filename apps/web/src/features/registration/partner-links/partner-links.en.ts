export const texts = {
  title: 'Links to this team',
  none: 'No link to this team is open.',
  made: 'Made {when} by {name}',
  mailed: 'Mailed to {to} {when} by {name}',
  unused: 'Nobody came in by it yet.',
  used: '{names} came in by it.',
  revoke: 'Revoke',
  revokeAsk: 'Take this link back?',
  revokeText: 'Nobody can come into the team by it any more. Who is in stays in.',
  revoked: 'The link is taken back.',
  noun: 'The links',
} as const
