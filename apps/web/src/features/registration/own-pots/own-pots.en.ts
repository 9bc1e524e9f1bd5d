export const texts = {
  change: 'Change pots',
  pot: '{name}, {fee}',
  bigFishPot: 'Big fish',
  sidePot: 'Side pot',
  save: 'Save pots',
  asItWas: 'Don’t change',
  until: 'You can change these until the first boat leaves. Pay for what you add by card or at the ramp.',
  saved: 'Pots updated.',
} as const
