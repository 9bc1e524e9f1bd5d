export const texts = {
  payments: {
    payments: 'Payments',
    about: "Every tournament's money, newest first.",
  },
} as const
