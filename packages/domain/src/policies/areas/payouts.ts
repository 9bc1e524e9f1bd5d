import type { RaffleEntrySubject, RaffleSubject } from '../subjects.ts'
import { is, runsTournament, seesTournament, type Who } from '../who.ts'

/** Pots, raffles and what is paid out. */
export const payoutPolicies = {
  /** Who sees the tournament sees its active raffles; who runs it sees the others, too, and writes them. */
  'raffle.see': (who: Who, raffle: RaffleSubject) =>
    runsTournament(who, raffle.tournament) || (raffle.active !== false && seesTournament(who, raffle.tournament)),
  'raffle.edit': (who: Who, raffle: RaffleSubject) => runsTournament(who, raffle.tournament),

  /** Who bought what is nobody else's business. */
  'raffle-entry.see': (who: Who, entry: RaffleEntrySubject) => is(who, entry.user) || runsTournament(who, entry.tournament),
  'raffle-entry.edit': (who: Who, entry: RaffleEntrySubject) => runsTournament(who, entry.tournament),
}
