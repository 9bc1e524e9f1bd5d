export const texts = {
  change: 'Change pots',
  pot: '{name}, {fee}',
  bigFishPot: 'Big fish',
  sidePot: 'Side pot',
  save: 'Save pots',
  asItWas: 'Leave as it was',
  until: 'Until the first boat leaves. What you add is paid by card, or at the ramp.',
  saved: 'Your pots are changed.',
} as const
