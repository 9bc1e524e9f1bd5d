export const texts = {
  none: 'This event has no refund policy. If you withdraw, the director decides.',
  steps: 'Refunds: {steps}{fee}. No refunds after that. Card and platform fees aren’t refunded.',
  step: '{percent}% through {day}',
  fee: ', minus a {fee} fee',
} as const
