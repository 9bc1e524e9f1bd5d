export const texts = {
  handIn: 'Hand it in',
  handInAnother: 'Hand in another file',
  forTour: 'For which tour?',
  done: '{label} is handed in.',
  open: 'Open {label}',
  openShort: 'Open',
  table: {
    documents: 'Documents',
    search: 'Search documents',
    all: 'All',
    required: 'Required',
    firstUse: 'What anglers hand in stands here: waivers, licences, proofs of insurance.',
  },
} as const
