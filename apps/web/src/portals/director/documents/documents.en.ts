export const texts = {
  documents: {
    title: 'Documents',
    about: 'What anglers have handed in. Only they and you can open it.',
  },
  event: {
    ask: 'Ask for a document',
    missing: 'Not handed in yet ({count})',
    since: 'Asked {date}',
    needsInternet: 'Needs internet',
    loading: 'Still loading',
    nobody: 'Nobody is entered yet',
    notAllowed: 'Only who runs this tournament sees its documents.',
  },
} as const
