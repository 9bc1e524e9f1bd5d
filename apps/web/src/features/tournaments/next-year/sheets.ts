import { later } from '@ramplight/ui/parts/later.tsx'

/** Copied once a year: the sheets come when they are opened. */
export const CopyTournamentSheet = later(() => import('./copy-tournament-sheet.tsx').then((module) => module.CopyTournamentSheet))
export const CopySeasonSheet = later(() => import('./copy-season-sheet.tsx').then((module) => module.CopySeasonSheet))
