export const texts = {
  next: 'Come to the scale',
  after: 'Then',
  inTank: '{minutes, plural, =0 {in line now} one {# minute in line} other {# minutes in line}}',
  bag: 'Bag {bag}',
  fish: '{count, number} fish',
  dead: '{count, number} dead',
  nobody: 'No one is in line.',
  nobodyText: 'Boats show up here once the bump station counts them, and leave when they’re weighed.',
  left: '{weighed, number} of {boats, number} boats weighed',
} as const
