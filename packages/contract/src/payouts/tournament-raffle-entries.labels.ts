export const raffleEntryLabels = {
  raffle: 'Raffle',
  user: 'Angler',
  note: 'Note',
} as const
