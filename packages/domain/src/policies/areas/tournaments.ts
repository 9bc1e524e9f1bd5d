import { editsTournament, runsTournament, seesTournament } from '../who.ts'

/** Tournaments and what hangs on them (3 §6). */
export const tournamentPolicies = {
  'tournament.see': seesTournament,
  'tournament.edit': editsTournament,
  /** Check-in, boats, weigh-in: an assistant of the tour may; changing the tournament itself stays with its directors. */
  'tournament.run': runsTournament,
}
