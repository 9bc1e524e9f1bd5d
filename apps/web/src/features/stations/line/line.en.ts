export const texts = {
  next: 'Come to the scale',
  after: 'Then',
  inTank: '{minutes, plural, =0 {in line now} one {# minute in line} other {# minutes in line}}',
  bag: 'Bag {bag}',
  fish: '{count, number} fish',
  dead: '{count, number} dead',
  nobody: 'Nobody is in line.',
  nobodyText: 'A boat stands here as soon as the bump table has counted it, and leaves when it is weighed.',
  left: '{weighed, number} of {boats, number} boats weighed',
} as const
