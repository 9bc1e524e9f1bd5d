import { Poster } from '#features/registration/pre-registrations/index.ts'
import { useTournament } from '#features/tournaments/tournaments/index.ts'

/** The QR code for the table. */
export function QrPosterPage() {
  return <Poster tournament={useTournament()} />
}
