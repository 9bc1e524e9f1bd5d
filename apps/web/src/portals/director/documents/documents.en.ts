export const texts = {
  documents: {
    title: 'Documents',
    about: 'What anglers have handed in. Only they and you can open it.',
  },
} as const
